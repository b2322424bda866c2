// A robot game as heavy as Moon-Bots, written the way boardgame.io's documentation writes games.
//
// What makes the comparison fair:
// - four seats, 2 to 4 dice a turn, a market of six cards, a draw pile that nobody sees and secret hands, hidden by
//   the library's own STRIP_SECRETS; a view is about as large as the view of a Moon-Bots seat (1.1 kB);
// - a turn is five to eight small decisions, a match about 230, as with random players of Moon-Bots;
// - a move checks what the rules demand and changes two or three fields, on the draft that the library gives it.
//
// Where the two differ, this game has it easier: nobody is asked to answer an attack, no legal moves are listed for the
// client, no scene and no sentences are made, nothing is compressed. Undo is as usual on both sides: players have it.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const SLOTS = ['head', 'left-arm', 'right-arm', 'torso', 'left-leg', 'right-leg'];
const CODES = ['HD', 'AL', 'AR', 'TR', 'LL', 'LR'];
const PARTS = CODES.flatMap((code) => [1, 2, 3, 4].map((number) => `${code}${number}`));
const UPGRADES = ['UDIE', 'UREL', 'UFIB', 'UFIP', 'UMIB', 'UMIP'];
const WEAPONS = Array.from({ length: 12 }, (_, number) => `SW${String(number + 1).padStart(2, '0')}`);
const BOARDS = ['blue', 'green', 'purple', 'orange'];
const PRICES = [0, 0, 1, 1, 2, 2];
const MOST_ENERGY = 20;
const ROUNDS = 9;

const freshTurn = () => ({ bought: false, rolled: false, rerolled: false, dice: [], placed: {}, gained: 0 });

const robot = (owner, board) => ({
  owner,
  board,
  energy: 10,
  standing: 'active',
  parts: { core: 'CORE' },
  upgrades: [],
  facing: -1,
  dice: 2,
  weapons: 0,
});

function setup({ random }) {
  const pile = random.Shuffle([...PARTS, ...UPGRADES, ...UPGRADES, ...WEAPONS]);
  const boards = random.Shuffle(BOARDS);
  return {
    options: {
      asking: 'everyone', first: 'random', boards: 'random', upgrades: 'pack',
      'fist-bonus': 'neighbour', 'missile-bonus': 'once', 'last-round': '60',
    },
    round: 1,
    robots: BOARDS.map((_, seat) => robot(seat, boards[seat])),
    market: pile.splice(0, 6).map(shown),
    pile: pile.length,
    used: [],
    turn: freshTurn(),
    players: { 0: { hand: [] }, 1: { hand: [] }, 2: { hand: [] }, 3: { hand: [] } },
    secret: { pile, weapons: random.Shuffle(WEAPONS) },
  };
}

// Secret weapons lie face down in the market.
function shown(card) {
  return card.startsWith('SW') ? 'SECRET' : card;
}

function pay(robot, energy) {
  robot.energy = Math.max(1, robot.energy - energy);
}

function buy({ G, ctx }, place) {
  const mine = G.robots[ctx.currentPlayer];
  const card = G.market[place];
  if (G.turn.bought || G.turn.rolled || card === undefined || PRICES[place] >= mine.energy) return INVALID_MOVE;
  pay(mine, PRICES[place]);
  if (card === 'SECRET') {
    const weapon = G.secret.weapons.pop();
    if (weapon !== undefined) G.players[ctx.currentPlayer].hand.push(weapon);
    mine.weapons = G.players[ctx.currentPlayer].hand.length;
  } else if (card.startsWith('U')) {
    mine.upgrades.push(card);
    if (card === 'UDIE' && mine.dice < 4) mine.dice += 1;
  } else {
    mine.parts[SLOTS[CODES.indexOf(card.slice(0, 2))]] = card;
  }
  G.market.splice(place, 1);
  const next = G.secret.pile.pop();
  if (next !== undefined) G.market.push(shown(next));
  G.pile = G.secret.pile.length;
  G.turn.bought = true;
}

function skip({ G }) {
  if (G.turn.bought || G.turn.rolled) return INVALID_MOVE;
  G.turn.bought = true;
}

function roll({ G, ctx, random }) {
  if (G.turn.rolled) return INVALID_MOVE;
  G.turn.rolled = true;
  G.turn.dice = random.D6(G.robots[ctx.currentPlayer].dice).sort();
}

function reroll({ G, random }) {
  if (!G.turn.rolled || G.turn.rerolled || G.turn.dice.length === 0) return INVALID_MOVE;
  G.turn.rerolled = true;
  G.turn.dice = random.D6(G.turn.dice.length).sort();
}

// A die on a part: low ones give energy, high ones hit the neighbour.
function use({ G, ctx }, slot, die) {
  const mine = G.robots[ctx.currentPlayer];
  const place = G.turn.dice.indexOf(die);
  if (!G.turn.rolled || place < 0 || mine.parts[slot] === undefined || G.turn.placed[slot] !== undefined) {
    return INVALID_MOVE;
  }
  G.turn.dice.splice(place, 1);
  G.turn.placed[slot] = die;
  if (die <= 3) {
    mine.energy = Math.min(MOST_ENERGY, mine.energy + die);
    G.turn.gained += die;
  } else {
    const target = G.robots[(Number(ctx.currentPlayer) + 1) % ctx.numPlayers];
    pay(target, die - 3);
    mine.facing = target.owner;
  }
}

function fire({ G, ctx, playerID }, weapon) {
  const { hand } = G.players[playerID];
  const place = hand.indexOf(weapon);
  if (place < 0 || !G.turn.rolled) return INVALID_MOVE;
  hand.splice(place, 1);
  G.used.push(weapon);
  G.robots[playerID].weapons = hand.length;
  pay(G.robots[(Number(ctx.currentPlayer) + 2) % ctx.numPlayers], 2);
}

function done({ G, ctx, events }) {
  if (!G.turn.rolled) return INVALID_MOVE;
  if (ctx.playOrderPos === ctx.numPlayers - 1) G.round += 1;
  G.turn = freshTurn();
  events.endTurn();
}

// What needs the pile or the dice runs on the server alone, as the documentation asks for.
const hidden = (move) => ({ move, client: false });

exports.MoonRobots = {
  name: 'moon-robots',
  minPlayers: 4,
  maxPlayers: 4,
  setup,
  moves: { buy: hidden(buy), skip, roll: hidden(roll), reroll: hidden(reroll), use, fire, done },
  endIf: ({ G }) => (G.round > ROUNDS ? { winner: String(G.robots[0].owner) } : undefined),
  playerView: PlayerView.STRIP_SECRETS,
};
