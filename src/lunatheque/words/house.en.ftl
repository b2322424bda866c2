# Texts of the house, for every game.

refuse-turn = It is not your turn.
refuse-turn-of = It is not your turn: { $player } is playing.

# Numbers

number-thousands = ,
number-point = .

# Complaints about what was typed in the shell: one line each, after the name of the command

error-guess = Did you mean { $name }?
error-language = there is no language “{ $language }”; there are: { $known }.
error-no-game = name a game, such as one of “lunatheque games”.
error-bot = there is no bot “{ $name }”; there are: { $known }.
error-setting = an option is written NAME=VALUE, not “{ $setting }”.
error-players =
    { $game } is for { $spread ->
        [0] { $high }
       *[other] { $low } to { $high }
    } players, not { $seats }.
error-name = the name “{ $name }” is longer than { $longest } letters.
error-name-line = a name is a line of visible characters, not “{ $name }”.
error-names =
    { $seats ->
        [one] there is one seat
       *[other] there are { $seats } seats
    }, but { $names ->
        [one] one name
       *[other] { $names } names
    }.
error-bots =
    { $seats ->
        [one] there is one seat
       *[other] there are { $seats } seats
    }, but { $bots ->
        [one] one bot
       *[other] { $bots } bots
    }.
error-bots-all = name one bot for all { $seats } seats or one for each, not { $bots }.
error-seat = there is no seat “{ $letter }”; there are: { $known }.
error-extra = this needs an optional part: pip install "lunatheque[{ $extra }]".
error-rule = the rules of { $game } have neither the id nor the word “{ $word }”.
error-resume = a match that goes on keeps its seats, names and options: leave out --seats, --names and --option.
error-other-game = { $file } is a match of { $game }.
error-not-text = { $file } is not a text file in UTF-8.
error-picture = { $file }: a picture is written to a file that ends in .svg or .png.
error-no-png = A PNG needs resvg-py, which is not installed: pip install "lunatheque[png]". Or ask for a file that ends in .svg.
error-move =
    { $file } has { $moves ->
        [0] no move
        [one] one move
       *[other] { $moves } moves
    }: there is no move { $move }.

# The shelf

games-heading =
    { $count ->
        [0] The shelf is empty
        [one] One game on the shelf
       *[other] { $count } games on the shelf
    }
games-id = name
games-title = title
games-players = players
games-minutes = min
games-age = age
games-authors = authors
games-publishers = publishers

# Components

components-title = { $game }: { $pack }
components-hash = Pack { $hash }, from { $file }
components-yes = yes
components-no = no
source-printed = printed: the rulebook or the component says so
source-public = public: a published page says so
source-reconstructed = reconstructed: made up so that the game can be played
field-name = Name
contents-nothing = none
as-written = { $written }

# Playing in the terminal

play-name-person = Player { $letter }
play-name-bot = Bot { $letter }
play-welcome = { $game }: { $names }
play-welcome-help = Type a number or a notation; “help” lists what else can be typed.
play-only = Press Enter: it is the only possibility.
play-hint =
    { $count ->
        [one] Press Enter, or type 1 or the notation of the action.
       *[other] Type a number from 1 to { $count }, or the notation of an action.
    }
play-unknown =
    { $count ->
        [one] “{ $line }” is neither the number 1 nor an action of this game.
       *[other] “{ $line }” is neither a number from 1 to { $count } nor an action of this game.
    }
play-curtain-leave = Press Enter to hide the screen.
play-curtain = Pass the keyboard to { $name }. { $name }, press Enter.
play-why-what = Add the number or the notation of an action.
play-why-legal = “{ $action }” is allowed.
play-rules-hint = Add an id, or a word to look for.
play-rules-none = The rules have neither the id nor the word “{ $word }”.
play-log-empty = Nothing has happened yet.
play-save-where = Add the name of a file.
play-saved = The match is in { $file }, and will be kept there after every decision.
play-left = The match was not saved.
play-left-saved = The match is in { $file }. To go on:

undo-done = Taken back.
undo-nothing = Nothing has been played yet.
undo-learned = It cannot be taken back: dice or cards were seen since.
undo-other = The last decision was not yours.
undo-acted = It cannot be taken back: somebody else has acted since.

order-board = board
order-board-usage = board
order-board-help = draw the table and list the actions again
order-undo = undo
order-undo-usage = undo
order-undo-help = take back the last decision, if nobody has learned anything by it
order-hint = hint
order-hint-usage = hint
order-hint-help = what the strongest bot would do, and what it thought of
order-rules = rules
order-rules-usage = rules [ID or WORD]
order-rules-help = the contents of the rules, or what they say about something
order-why = why
order-why-usage = why ACTION
order-why-help = why an action is not allowed, and the rule that says so
order-log = log
order-log-usage = log
order-log-help = everything that happened so far
order-save = save
order-save-usage = save FILE
order-save-help = keep the match in a file
order-help = help
order-help-usage = help
order-help-help = this list
order-quit = quit
order-quit-usage = quit
order-quit-help = leave the match

results-title = Result
results-rank = rank
results-player = player
results-score = score

# Replay

replay-go-on = Move { $move } of { $moves }: press Enter.

# Simulation

simulate-progress = Playing
simulate-played =
    { $game }: { $count ->
        [one] one match
       *[other] { $count } matches
    } in { $seconds } s
simulate-games-speed = matches a second
simulate-decisions-speed = decisions a second
simulate-length-mean = decisions in a match, on average
simulate-length-min = in the shortest
simulate-length-max = in the longest
simulate-seed = seed
simulate-core = core
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-share = share
simulate-rank = mean rank
simulate-score = mean score

# Tables on a server: what cannot be

refuse-not-begun = The match has not begun: seats are still free.
refuse-over = The match is over.
refuse-notation = That is no action of this game.
refuse-answer = “{ $words }” is no answer to what is asked. Is it spelt right?
refuse-stale = The table has changed meanwhile: look again.
refuse-undo-nothing = You have decided nothing that could be taken back.
refuse-seat = That is not your seat.
refuse-time = The time of this seat is up.
refuse-replaced = A bot plays at this seat: come back first.
refuse-proposed = That has been proposed already.
refuse-no-proposal = There is nothing to agree to.
refuse-claim = A win can be claimed when the time of another player is up.
refuse-nobody-agrees = Somebody for whom a bot plays would have to agree, and is away.
refuse-return = No bot plays for you.
refuse-replace = A bot can play on for somebody who has been away for long, or whose time is up.
refuse-bot = There is no such bot.
refuse-no-hint = No advice could be found.
refuse-piece = There is no such piece on the table.
refuse-message = This message cannot be read: { $reason }
why-allowed = This can be done now.
advice-more = What was considered
advice-action = Action
advice-chances = Chances in 100
advice-tries = Tried
thought-forced = There is nothing to think about.
thought-best =
    { $action } looks best: about { $percent ->
        [one] { $percent } chance
       *[other] { $percent } chances
    } in 100 to win.
thought-better = Next comes { $action }, with { $percent } in 100.
thought-close = { $action } is about as good, with { $percent } in 100.
thought-clear = Everything else is clearly worse: { $action } comes next, with { $percent } in 100.
thought-tries =
    { $tries ->
        [one] One continuation was played in thought
       *[other] { $tries } continuations were played in thought
    }, for { $actions ->
        [one] one action.
       *[other] { $actions } actions.
    }
why-not-now = Nothing can be done with this now: { $piece }
why-others = This belongs to { $player }: { $piece }
why-shows = This is only here to be looked at: { $piece }

error-line = Write a line of 1 to { $longest } visible characters.
error-message-length = A message has at most { $longest } characters.
error-request = This request cannot be understood: { $reason }
error-come-in = Come in first, with a name.
error-other-site = Changes that another site asks for are refused.
error-banned = The host of this house does not let you in.
error-too-often = Too often: wait a little.
error-no-page = There is no such page.
error-no-table = There is no such table.
error-no-move = The match has no such move.
error-no-such-game = There is no game “{ $game }” on the shelf.
error-no-pack = There is no such component pack for this game.
error-pack =
    { $line ->
        [0] This pack cannot be played with: { $reason }
       *[other] Line { $line } of the pack: { $reason }
    }
error-record-file =
    { $file }{ $line ->
        [0] {""}
       *[other] , line { $line }
    }: { $reason }
error-record =
    { $line ->
        [0] This record cannot be played: { $reason }
       *[other] Line { $line } of the record: { $reason }
    }
error-option =
    { $game } has no option “{ $option }”; { $options ->
        [0] it has none
       *[other] there are: { $known }
    }.
error-option-choice = option { $option } must be one of { $known }, not “{ $choice }”.

# What is wrong in a record: after “Line 3 of the record:”
record-heading = a record begins with “{ $heading }”.
record-key = here “{ $key }: …” is expected, not “{ $found }”.
record-start = here “{ $start }” is expected.
record-line = here “option …: …” or “seat { $letter }: …” is expected, not “{ $found }”.
record-number = here move { $move } is expected, not “{ $found }”.
record-seat = the seat “{ $seat }” does not exist; there are: { $known }.
record-word = what a seat says at the table is one of { $known }, not “{ $said }”.
record-action = “{ $action }” is no action of this game.
record-label = “{ $outcome }”: there is no { $kind } “{ $label }”.
record-outcome = “{ $outcome }” is no outcome of this game; there are: { $known }.
record-cannot-start = the match cannot begin: { $reason }
record-pack = it was played with the component pack { $pack }, this one is { $box }.
record-refused = move { $move } is not allowed there, by the rule “{ $rule }”.
record-outcomes =
    { $move ->
        [0] the match cannot begin
       *[other] move { $move } cannot be played
    }: { $count ->
        [0] the game asks for outcomes, and none are written.
       *[other] “{ $outcomes }” is not what the game asks for.
    }

error-pace = A pace is untimed, a clock of up to 600 minutes, or up to 60 days a move.
error-seat-kind = A seat is “me”, “open” or a bot ({ $known }), not “{ $kind }”.
error-bots-alone = A table needs a seat for a person: “me” or “open”, not bots alone.
error-seat-taken = Somebody else has taken this seat.
error-invitation = This invitation is not for a seat at this table.
error-not-your-seat = That is not your seat.
error-owner-only = Only whoever opened the table can do that.
error-begun = The match has begun.
error-not-over = That can be had when the match is over.
error-too-many-tables = You have { $most } tables that are not finished: finish some of them first.
error-too-many-reviews = You have brought { $most } records to look at, the most that are kept for one person: look at one of them.
error-too-many-packs = You have uploaded { $most } component packs, the most that are kept for one person: use one of them.
error-account-already = You have an account already.
error-name-taken = Somebody else has an account of that name.
error-name-owned = That name is the name of an account: log in, or take another one.
error-password-length = A password has { $shortest } to { $longest } characters.
error-login = There is no account with this name and this password.

# Tables on a server: what happens

event-undone = { $player } takes back the last decision.
event-taken-back = All agree: the last decision of { $player }, and what followed from it, is taken back.
event-propose-undo = { $player } asks to take back the last decision.
event-propose-end = { $player } proposes to end the match.
event-agreed-to = { $player } agrees.
event-declined = { $player } declines.
event-resign = { $player } resigns.
event-time = { $player } loses by time.
event-agreed = All agree to end the match.
event-closed = The host has closed the table.
event-flagged = The time of { $player } is up.
event-replaced = A bot plays on for { $player }.
event-returned = { $player } is back.
serve-open = The tables are open at { $address } (Ctrl-C closes them).

# Bots by level
level-cadet = Cadet
level-pilote = Pilot
level-commandant = Commander
level-legende = Legend
level-random = Chance
level-greedy = Greedy
level-search = Searcher

# Looking after a server

host-id = table
host-game = game
host-opened = opened
host-moves = moves
host-state = state
host-players = players
host-waiting = waiting
host-on = going on
host-ended-over = over
host-ended-resign = resigned
host-ended-time = lost by time
host-ended-agreed = ended by all
host-ended-closed = closed
host-closed = Table { $table } is closed.
host-banned = { $value } is let in no more.
host-unbanned = { $value } is let in again.
host-saved = Everything is copied to { $file }.
host-restored = Everything is as it was in { $file }.
host-no-backup = { $file } is no copy of tables.
host-not-copied = { $file }: it cannot be copied: { $error }
host-same-file = { $file } is where the tables themselves are kept, not a copy of them.
host-no-name = a name to ban has at least one sign that can be seen.
host-no-address = “{ $value }” is no address; one is written like 203.0.113.7 or 2001:db8::7.
host-no-bans = Everybody is let in.
host-ban-name = name
host-ban-address = address
host-use-pg-dump = The tables are in PostgreSQL: use pg_dump and pg_restore, which copy it while it runs.
error-closed = The host has closed this table.

# The arena
arena-kind = Tournament of bots
arena-first = { $bot } comes first, with { $share } % of the victories at its seats ({ $low }–{ $high }).
arena-at =
    { $seats ->
        [one] one seat at a table
       *[other] { $seats } seats at a table
    }
arena-bot = bot
arena-games = seats taken
arena-rating = rating
arena-share = victories
arena-rank = mean rank
arena-score = mean score
arena-overview = Standings
arena-duels = Who comes in before whom
arena-duels-note = How often the bot of the row came in before the one of the column; a tie counts half.
arena-duel =
    { $count ->
        [one] met once
       *[other] met { $count } times
    }
arena-courses = How the shares of victories settled
arena-courses-note = After each match that a bot played. The dashed line would be fair among equals.
arena-seats = Victories by seat
arena-seats-note = The share of the victories at each seat. Letters that lie close together: the seat matters little.
arena-scores = Scores
arena-scores-note = How often each score occurred; the point is the median, nine tenths lie along the bar.
arena-lengths = Length of a match
arena-lengths-note = In decisions of all seats together.
arena-method = Ratings are OpenSkill’s (Plackett–Luce), shares have Wilson’s interval: the true value lies in the range in 95 of 100 cases. Each bot sat at every seat equally often, in all combinations.
arena-facts =
    { $games ->
        [one] One match
       *[other] { $games } matches
    }, seed { $seed }
arena-goes-on =
    { $count ->
        [one] One match was played before; the tournament goes on.
       *[other] { $count } matches were played before; the tournament goes on.
    }
arena-written = The report is in { $file }.
