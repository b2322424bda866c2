# Texts of the browser client, beside those of the house.

skip = To the content
nav = Pages
nav-tables = Tables
nav-me = You
shelf-link = Lunathèque: to the shelf
language = Language
theme = Colours: { $theme }
theme-system = as on this device
theme-light = light
theme-dark = dark
close = Close
loading = One moment…
notices = Notices

guest-names = Selene | Armstrong | Comet | Crater | Moonbeam | Orbit | Tycho | Eclipse | Perigee | Meteor

problem-offline = The server does not answer. Are you connected?
problem-unknown = Something went wrong. Try again, or reload the page.
problem-no-game = There is no such game on the shelf.

rules-search = Search the rules
rules-sections = Chapters
rules-found = { $count ->
    [0] The rules say nothing about that.
    [one] One rule
   *[other] { $count } rules
}
rules-whole = All the rules
rules-link = Link to this rule
rules-link-to = Link to this rule: { $rule }
link-copied = The link is copied.
minute-title = The game in one minute
minute-rule = rule
minute-more = { $number }: read the rule

fact-players = { $most ->
    [one] { $range } player
   *[other] { $range } players
}
fact-minutes = { $range } min
fact-age = { $age }+

shelf-motto = A games library on the Moon, open day and night.
shelf-going = Go on playing
shelf-all-tables = All your { $count } tables
shelf-empty = The shelf is empty: no game is installed.

footer-independent = Games belong to their authors and publishers. Lunathèque is independent of them; words and drawings are its own.
footer-private = No tracking, no advertising, no account needed.

box-by = { $authors ->
    [unknown] author unknown
    [traditional] a traditional game
   *[other] by { $authors }
}{ $year ->
    [unknown] {""}
   *[other] {", "}{ $year }
}
box-play-now = Play now
box-play-note = Against bots, at once, without an account.
box-make-table = Make a table
box-rules = Rules
box-contents = Contents
box-credits = Who made it

contents-legend = Where values are known from: show only
contents-id = In the component pack: { $id }
contents-groups = Groups
contents-open = Show all values
contents-pack = { $name } (pack { $hash }). You own the box, and something differs?
contents-correct = Save the component pack as a file, correct it, and make a table with it.
source-printed-short = printed
source-public-short = public
source-reconstructed-short = reconstructed

credits-authors = { $count ->
    [one] Author
   *[other] Authors
}
credits-names = { $names ->
    [unknown] unknown
    [traditional] a traditional game
   *[other] { $names }
}
credits-artists = { $count ->
    [one] Illustrator
   *[other] Illustrators
}
credits-publishers = { $count ->
    [one] Publisher
   *[other] Publishers
}
credits-year = First published
credits-links = Elsewhere
credits-independent = { $game } belongs to its authors and publishers. Lunathèque has no tie to them and is not endorsed by them. It uses its own words and its own drawings, and copies neither text nor art from the box. If you like the game, buy it: it is better with real pieces.

lost-title = Lost in space
lost-text = There is nothing at this address.
lost-home = To the shelf
lost-tables = To the tables
offline-title = No answer from the Moon
again = Try again


new-title = A table of { $game }
new-seats = Seats
new-how-many = How many play
new-seat = Seat { $number }
new-seat-name = Name at seat { $number }
new-name = Name
new-people = People
new-bots = Bots
new-options = What you agree on
new-options-note = You can leave everything as it is: what is usual is what the rulebook says, or means as far as we can tell.
new-options-reset = All as usual
new-lasting = How long
new-lasting-all = A match of { $game } takes { $minutes } among people; bots are quicker.
new-is-usual = (usual)
new-options-usual = as usual
new-options-changed = { $count ->
    [one] one change
   *[other] { $count } changes
}
new-rule-show = Read the rule
new-rule-hide = Close the rule
new-pack = Contents of the box
new-pack-own = corrected
pack-note = You own the box, and a card differs? Correct its component pack and play with that.
pack-save = Save the usual one as a file
pack-usual = The usual contents
pack-choose = Choose a component pack
pack-other-game = That pack belongs to another game.
new-pace = Pace
new-doors = Who may come
new-public = Anybody may take a free seat: the table is listed
new-spectators = Others may watch
new-open = Open the table
new-name-missing = Who plays at this screen? Give a name.
seat-is-me = Me
seat-is-here = A friend, at this screen
seat-is-open = A friend, by invitation
seat-is-bot = Bot: { $level }
level-cadet-is = Cadet, easy: looks one decision ahead, and sometimes does not look at all.
level-pilote-is = Pilot, normal: looks one decision ahead.
level-commandant-is = Commander, hard: thinks a third of all decisions through.
level-legende-is = Legend, the strongest: thinks about each decision for a second.

pace-untimed = No clock
pace-clock = With clocks, in one sitting
pace-days = By correspondence, some days for each move
pace-minutes = Minutes each
pace-increment = Seconds more after each move
pace-per-move = Days for each move
pace-number = A whole number from { $least } to { $most }, please.
pace-clock-is = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}{ $increment ->
    [0] {""}
    [one] {", 1 second more after each move"}
   *[other] {", "}{ $increment } seconds more after each move
}
pace-days-is = { $days ->
    [one] One day for each move
   *[other] { $days } days for each move
}
pair = { $name }: { $value }

door-title = Welcome to Lunathèque
door-invited = { $host } invites you to { $game }
door-name = What shall we call you?
door-as = You come in as { $name }.
door-sit = Take the seat
door-enter = Come in

wait-title = Waiting room
wait-free = { $free ->
    [0] Everybody is here.
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
wait-open = Seat { $number } is free
wait-you = { $name } (you)
wait-fill = Seat { $number }: let a bot play
wait-fill-short = Or let a bot play…
wait-leave = Leave this seat
wait-pack = With contents of the box that were corrected
wait-note = The match begins by itself when all seats are taken. You can leave this page and come back.
invite-link = Link to this seat
invite-copy = Copy
invite-share = Share
invite-qr = QR code
invite-copied = The link is copied.
invite-by-hand = The link is selected: copy it.
invite-text = Come and play { $game } with me!
qr-label = QR code of the link

tables-title = Tables
tables-title-turns = ({ $turns }) Tables
tables-game = Game
tables-any-game = All games
tables-player = Player
tables-mine = Your tables
tables-open = With a free seat
tables-finished = Finished
tables-none-mine = You are not playing at the moment. A box from the shelf, perhaps?
tables-none-open = No table is looking for players just now.
tables-none-finished = No match has ended yet.
tables-none-found = Nothing fits your search.
tables-open-one = Open a table
tables-choose-game = Choose a game and open a table
tables-nobody = Nobody yet
tables-free = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
tables-moves = { $moves ->
    [0] not a move yet
    [one] one move
   *[other] { $moves } moves
}
tables-over = over
tables-won = won by { $names }
tables-turn = Your turn
tables-waiting = waiting for { $names }
tables-review = a record
tables-pages = More tables
tables-newer = Newer
tables-older = Older

import-title = Watch a recorded match
import-drop = Drop a record here: a text file that Lunathèque has saved.
import-choose = Choose a file
file-large = { $file } is too large: that is something else.

me-title = Who are you?
me-hello = Hello, { $name }
me-name = The name that others see
me-save = That is me
me-called = So be it.
me-known = Welcome.
me-left = See you soon.
me-guest-note = A name is all you need: this browser remembers you. With an account you find your tables again on other devices.
me-make-account = Make an account
me-login = Log in
me-account-name = Name
me-password = Password
me-name-missing = Say a name, please.
me-password-missing = The password is missing.
me-password-short = At least { $least } characters, please.
me-has-account = Your tables follow you wherever you log in.
me-logout = Log out
me-delete = Delete the account
me-delete-sure = Your name and password are forgotten for good. Matches stay with the others who played them.
me-delete-yes = Delete it
me-delete-no = Keep it

# At the table, beside table.en.ftl

table-play-this = Play this
table-looking-back = You are looking at an earlier moment.
table-log-later = The moments above came before this page was opened: the replay shows them when the match is over.
table-away-turn = is away – their turn
table-gone = has left the match
table-replace-when = This works once they have been away for long, or their time is up.
table-replace-late = This works once their time is up.
