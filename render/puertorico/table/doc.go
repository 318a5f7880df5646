// Package table is the scene in which Puerto Rico is played: the roles, every player's island and city, ships, trading house and
// buildings. Legal actions come from puertorico.State.Legal alone; the table shows the position as of the event that the screen has
// reached. Unless points are covered nothing is hidden, and the machine is not handed over. What the tables of all games have is in the
// kit (islas/render/table).
//
// # A view
//
// A view is a small type in a file of its own (frame.go lists them) that draws one region and keeps its own state. It reads the frame,
// which it embeds, and its method draw returns an intent:
//
//   - v.lay has its rectangle; if that is empty the region lies on a page that is not open, and nothing is drawn. Where regions lie on
//     pages (layout.tabs is not empty) the same view draws in the page's rectangle, so it must work at any size.
//   - v.known() is the position to draw: that after the current event once its effect is shown (Presentation.Effect), that before it until
//     then; v.State is the position after the event, v.Before that before it. v.Event, v.Moving and v.Progress describe the event.
//   - v.Legal has the actions of the person at the machine, v.asks(phase) reports whether that person decides in a phase,
//     v.can(action) whether an action is legal now, and v.whyNot(action) returns why it is not.
//   - What can be clicked is a ui.Region with a Target: the action itself if one click is one action, otherwise one of the types in
//     frame.go. It is Disabled with a reason unless it is legal; v.paint.Offered frames what can be clicked.
//   - draw returns nil or the intent: an action, a pick if an action takes several clicks (pick.go), a page, a session.Intent.
//   - v.paint draws the pieces (painter.go). Other views return where things lie, as v.harbour.places() does.
//
// # What moves
//
// A row, the presentation of a kind of event (session.go), has the length of an event and its flights (flight.go): from where
// things are seen to where they belong. Things are gone from a region once they set off, and in a region once they have landed: v.of(part)
// is the position to draw (leaves.go).
package table
