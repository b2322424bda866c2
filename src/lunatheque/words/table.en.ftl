# Texts of the table and of the replay in the browser.

table-title = { $game }: the table
table-side = Beside the table
table-panels = Panels
table-panel-actions = Actions
table-panel-log = Log
table-panel-sheet = Score
table-panel-rules = Rules
table-panel-chat = Chat

# What lies there

table-common = Shared by all
table-others = The others
table-own = Yours
table-players = Players
table-plays = plays now
table-larger = { $zone }: larger
table-piece-picked = chosen
table-piece-next = can be chosen
table-closer = Closer
table-further = Further away
table-whole = Whole board
table-views = Look closely at

# Who plays

table-you = (you)
table-turn = decides
table-thinking = is thinking
table-away = is away
table-replaced = a bot stands in
table-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
table-watching =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
table-your-turn = Your turn

# What is asked

table-says-why = Why not?
table-says-hint = Hint:
table-says-what = { "" }
table-rule = The rule
table-answer = Answer
table-go-on = Go on: touch what belongs to it.
table-cancel = Let go
table-choose =
    { $count ->
        [one] Choose from { $count } possibility
       *[other] Choose from { $count } possibilities
    }
table-no-actions = There is nothing for you to decide now.
table-filter = Search the actions
table-no-match = No action is called that.
table-undo = Take back
table-hint = Hint
table-more = More…

# Log, score, chat

table-log-empty = Nothing has happened yet.
table-peek = The table as it was at step { $move }
table-now = Back to now
table-sheet = Score sheet
table-sheet-rule = { $line }: the rule
table-no-sheet = Nothing is counted in this match.
table-secret = not known to you
table-chat = What was said
table-chat-empty = Nobody has said anything yet.
table-say = Say something
table-send = Send

# Rarely needed

table-menu = This table
table-sound = Sounds
table-notices = Tell me when it is my turn, even if I look elsewhere
table-propose-undo = Ask the others to take back the last decision
table-propose-end = Propose to end the match here
table-proposes-undo = { $name } would like to take back the last decision.
table-proposes-end = { $name } proposes to end the match here.
table-proposed-undo = You asked to take back the last decision; the others are thinking about it.
table-proposed-end = You proposed to end the match; the others are thinking about it.
table-agree = Agreed
table-decline = No
table-withdraw = Never mind
table-replace-me = Let a bot play for me
table-return = Play myself again
table-replace-other = Let a bot play for { $name }
table-late = { $name } is out of time.
table-claim = Claim the win
table-resign = Resign
table-resign-sure = Do you really want to give up this match?
table-resign-yes = Yes, resign
table-resign-no = Play on

# One screen for several

table-curtain = Pass the screen to { $name }
table-curtain-why = What the others hold is hidden until then.
table-curtain-lift = I am { $name }: show my table

# Connection

table-lost = The connection is lost. Trying again…
table-found = Connected again.
table-gone-4401 = This table needs to know who you are. Come in by the shelf first.
table-gone-4403 = This table is not open to you.
table-gone-4404 = There is no such table.

# The end

table-over = The match is over.
table-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
table-ended-resign = The match ended because somebody resigned.
table-ended-agreed = All agreed to end the match here.
table-ended-time = The match ended because a clock ran out.
table-ended-closed = The table was closed.
table-rank = { $rank }.
table-rematch = Play again
table-replay = Replay
table-export = Save the record

# Replay

replay-title = { $game }: replay
replay-move = Move { $move } of { $moves }
replay-slider = Move
replay-first = To the start
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-eyes = Seen by
replay-eyes-all = a spectator
replay-link = Copy a link to this move
replay-copied = The link is copied.
replay-start = The match begins.
