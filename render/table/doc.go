// Package table is the table kit: the drawing and the input that the tables of all games share. The Kit of a table holds its session
// (package session) and draws the bar, the log, suggestions, lessons, explanations, the menu and the strip of a replay. The table of a game
// embeds it and adds views of its own.
//
// A game declares its own parts once (Views): its regions, each with the view that draws it, what flies over them, and the functions for
// suggestions, lessons and explanations. In every tick its table calls these methods of the kit:
//
//	Tick      lets time pass in the session, which may hand the machine over
//	Extent    returns the area in which the game lays out its regions
//	Snapshot  returns the frame of the tick, which all views read and none changes
//	Show      draws everything from the sea upwards, dispatches the intents of the views, and answers the keys
//
// So all views of a tick show the same, and only the session and the table change what is played and shown. See package model for a
// small table.
package table
