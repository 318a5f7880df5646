// Package game holds what all games share: seats, steps, chance, and the contract of a rules engine (Rules). It has no
// pictures, no texts for players and no clock, and knows no game by name. Below it are the games, each in a folder of its own,
// and shared packages: match, record, ai with search, review, daily, achievement, arena with lab, and catalogue, the one list of games.
//
// # One way through
//
//	click, key, touch, computer, replay ──▶ Action ──▶ Apply ──▶ new position and []Step
//	                                                       │
//	        log, record, saved game, sound, what moves ◀───┘
//
// A position is a plain value: fixed-size arrays, no pointers, no maps. Copying it is assignment, and that gives taking back,
// search and "what would happen if" for free. Exactly the actions that Legal lists can be done: interface, computer players,
// records and tests use Legal and Apply alone. The view, what a seat may know, is a type of its own; computer players get
// nothing else, so that peeking does not compile. Chance comes from a generator within the position (Shuffle, Below), so that
// the same seed and the same actions give the same game on every machine.
//
// # How to add a game
//
// A game is a folder in game/, one in render/, one in assets/, one in locales/, and a line in each of the two catalogues;
// nothing else changes. The model game, package game/model with its table in render/model, is what to copy: a board, hidden hands
// and a trade, in as few lines as that takes; it lives in tests only. In the order in which a game grows:
//
//  1. game/NAME: the position with its view, actions that can be printed and read back, events, and a type that implements
//     ai.Game: Info describes the game as data (numbers of players, options, boards, levels), from which the new-game scene,
//     the flags and the headers of saves and records are made; an option can depend on the number of players
//     (Option.BySeats, Option.Defaults) and have values with names (Option.Names), and who begins can be drawn
//     (Info.StartDrawn). A game that some options may keep from ending declares
//     that and a stalemate (Option.Far, Info.Stalemate, Stalling). A decision that is made in several actions is taken back
//     at once (match.Continuing). Its computer players are there too; package search chooses in any game. With play-outs
//     that estimate who will win it implements review.Game, and its matches can be reviewed. See
//     game/model/position.go, action.go, rules.go, player.go, outlook.go.
//  2. The lines of its match record, a type that implements record.Lines: game/model/lines.go.
//  3. A test that calls conform.Game, which plays random games and checks what the shared code relies on: game/model/model_test.go.
//  4. A line in game/catalogue: now the arena and its laboratory play the game.
//  5. locales/NAME: de.json, en.json and es.json with the game's texts, and a file that embeds them.
//  6. render/NAME: a type that implements stage.Game, and a table: a table.Kit, made from a session.Game with a session.Presentation
//     for each kind of events, which says how long it is shown, with which sounds and in which words. The table says once what is
//     its own (table.Views): its regions, cut from a table.Space, each with the view that draws it from the table.Frame and
//     returns an intent, and what flies over them (table.Flight). Where nothing is hidden the machine is not handed over
//     (session.Game.Public). A seat that answers in the turn of another is one that Rules.Decider returns; the session hands the
//     machine over for it. What a player has missed is summed up below their prompt (session.Game.Recap); great moments have a
//     ceremony (table.Celebration). See render/model: table.go is the table, board.go, hand.go and flight.go are its views.
//     With a lesson it implements stage.Teacher, too: a lesson is data, a match with its actions and texts, and the table
//     finds the things that it names (session.ReadLesson, Session.Teach, table.Guide). See render/model/lesson.go.
//     With achievements (an achievement.List, judged by the rules alone) it implements stage.AchievementJudge, too: its texts
//     then have achievement.ID and achievement.ID.text for each. See game/puertorico/achievements and render/puertorico/achievements.go.
//     A method Trial lets its strongest level play the daily challenge, which every game has (stage.Rival, package daily).
//  7. assets/NAME: its data, if it has any.
//  8. A line in render/catalogue: now the title offers the game.
//  9. Its part for commands and tests, by methods of the type of step 6: its pictures for the contact sheet
//     (render/internal/contact), a film (render/internal/script), and what tests click at its table (render/internal/autoplayer).
//     See render/islas/sheet and render/islas/demo. What tests of any table and lesson need is in render/testkit/tabletest.
package game
