"""The ids of constellations and stars: they give actions and records their notation, whatever a pack says of them.

Written by tools/derive_sky.py. A star is its position in `STAR_IDS`, a constellation that in `CONSTELLATION_IDS`.
"""

from typing import Final

FIGURES: Final = """
UMi alpha delta epsilon zeta beta gamma eta
UMa alpha beta gamma delta epsilon zeta eta
Dra beta gamma xi nu delta zeta eta theta iota alpha kappa lambda
Cep alpha beta gamma iota zeta
Cas beta alpha gamma delta epsilon
Cam gamma BE CS alpha beta 7
Lac beta alpha 5 2 1
Lyn alpha 38 HR3612 10UMa
Per tau alpha delta epsilon zeta beta rho
Ari gamma beta alpha 41
Tau gamma alpha zeta epsilon beta lambda omicron eta
Gem alpha beta epsilon mu eta delta zeta gamma
Cnc iota gamma delta alpha beta
Leo alpha eta gamma zeta mu epsilon delta beta theta
Vir beta eta gamma delta epsilon alpha zeta iota mu
Lib alpha beta gamma sigma
Sco beta delta pi sigma alpha tau epsilon mu lambda
Sgr gamma delta epsilon lambda phi sigma tau zeta pi rho
Cap alpha beta theta gamma delta zeta omega psi
Aqr epsilon beta alpha gamma zeta eta theta lambda delta
Psc gamma kappa lambda iota theta omega delta epsilon alpha omicron eta phi
And alpha delta beta gamma mu nu
Tri alpha beta gamma
Peg alpha beta gamma eta zeta theta epsilon
Del alpha gamma delta beta epsilon
Cyg alpha gamma eta beta delta iota epsilon zeta
Lyr alpha zeta beta gamma delta
Sge alpha delta gamma
Aql zeta gamma alpha beta theta delta lambda
Her epsilon zeta eta pi beta gamma delta alpha theta iota sigma tau
CrB theta beta alpha gamma delta epsilon iota
Boo alpha epsilon delta beta gamma rho eta zeta
CVn alpha beta 20
Com alpha beta gamma
LMi 46 beta 21 10
Aur alpha beta theta iota eta epsilon
Ori alpha lambda gamma zeta delta epsilon kappa beta
CMi alpha beta 6
CMa beta alpha omicron2 delta epsilon eta
Mon gamma beta delta alpha epsilon
Lep epsilon beta alpha mu gamma delta zeta eta
Eri beta mu nu omicron1 gamma delta epsilon eta tau4 tau6 upsilon4
Cet alpha gamma delta omicron zeta tau beta eta theta iota
Hya delta epsilon zeta theta alpha lambda mu nu xi beta gamma pi
Crt alpha beta gamma delta epsilon zeta
Crv alpha epsilon beta delta gamma
Oph alpha beta kappa delta epsilon zeta eta theta
Ser beta gamma kappa delta alpha epsilon mu nu xi eta theta
PsA alpha delta gamma beta mu epsilon
"""

CONSTELLATION_IDS: Final = tuple(line.split()[0] for line in FIGURES.split("\n") if line)
STAR_IDS: Final = tuple(
    f"{line.split()[0]}-{letter}" for line in FIGURES.split("\n") if line for letter in line.split()[1:]
)
