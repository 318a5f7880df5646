// Package session is a table at work, of any game: the match with its actions, the queue of events that are still to be shown, the
// tempo at which they are, computers that think, suggestions, the log, taking back, looking back, replays, lessons, and whose hand
// lies open. It draws nothing and knows no widget: package render/table does that.
package session
