# Texts of the browser client, beside those of the house.

skip = To the content
nav = Pages
nav-tables = Tables
nav-me = Who are you?
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
rules-none = The rules say nothing about that.
rules-whole = All the rules
