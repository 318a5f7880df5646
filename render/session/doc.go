// Package session runs a game at a table: the match with its actions, the queue of events that are still to be shown and their tempo,
// computers that think, suggestions, the log, taking back, looking back, replays, lessons, and whose hand is open. It draws nothing and
// knows no widgets; package render/table does that.
package session
