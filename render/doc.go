// Package render holds what is seen and heard: everything that draws, sounds or waits for input, above the rules in islas/game.
//
//	app                  the program: command line, window, frame loop, inspection
//	platform             what differs by system: file dialog, clipboard, speech, preferences, the check before the start, crash reports
//	keep                 what outlives the program: store, library, settings, chronicle, backup
//	geom, raster, paint  points, paths, brushes and what is painted with them
//	ui, theme            widgets, palette, type
//	session, table       a table at work, of any game, and what draws and governs it
//	stage, shell         what scenes are given, and the scenes around the table
//	islas, puertorico    the games: their tables, their art, their words
//
// Imports run up this list: app imports the shell, the shell the stage, the stage the widgets; a game imports what any
// game needs and no other game. README.md tells how drawing works, and how it is tested.
package render
