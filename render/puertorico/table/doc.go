// Package table is the scene in which Puerto Rico is played: the roles, every player's island and city, ships, trading house and
// buildings. Legal actions come from puertorico.State.Legal alone; the table shows the position as of the event that the screen has
// reached. Unless points are covered nothing is hidden, and the machine is not handed over.
//
// A view is a small type that draws one region in the rectangle that the layout gives it, and keeps its own state. It embeds the frame, the
// snapshot of a tick, and its method draw returns an intent: an action, a pick if an action takes several clicks, a page, or one of those
// of any game. Numbers are drawn as frame.tally returns them, parts that things leave in the position of frame.of, everything else in that
// of frame.known. How a kind of event is presented, and what flies then, is a row (session.go). What the tables of all games have is in the
// kit (islas/render/table).
package table
