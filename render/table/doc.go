// Package table is the table kit: the drawing and the input that the tables of all games share. The Kit of a table holds its session
// (package session) and draws the bar, the log, suggestions, lessons, explanations, the menu and the strip of a replay. The table of a game
// embeds it and adds views of its own.
//
// A game says once what it has of its own (Views): its regions, each with the view that draws it, what flies over them, and what it knows
// for a suggestion, a lesson and an explanation. In every tick its table does this, with the kit:
//
//	Tick      lets time pass in the session; the machine may have been handed over then
//	Extent    returns what the layout of the game gives every region its place in
//	Snapshot  returns the frame of the tick, which all views read and none changes
//	Show      draws all from the sea upwards, does what views have wanted, and answers the keys
//
// So all views of a tick show the same, and only the session and the table change what is played and shown. See package model for a
// small table.
package table
