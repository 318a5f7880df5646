// Package render holds what is seen and heard: everything that draws, sounds or waits for input, above the rules in islas/game. No package
// imports one that stands above it in this list:
//
//	app                         the program: command line, window, frame loop, inspection
//	islas, puertorico, colonies the games: their tables, their art, their words
//	table                       the table kit: what draws and governs any table
//	shell                       the scenes around the table
//	stage, services             the way from scene to scene, what is kept of games, and what scenes are given
//	session                     a table at work: match, tempo, thinking, replay, lesson
//	paint, sound                brushes, figures and faces of all games; effects and surf
//	platform                    file dialog, clipboard, speech, preferences, the check before the start, crash reports
//	keep                        what outlives the program: store, library, settings, chronicle, backup
//	forecast, popover, ui       sheets, places and widgets
//	theme, raster, geom         palette and type, paths, points
//
// README.md tells how drawing works, and how it is tested.
package render
