// Package table is the scene in which Puerto Rico is played: the roles, everybody's island and city, ships, trading house and
// buildings. What may be done comes from puertorico.State.Legal alone; what is shown is the position as of the event that the
// screen has reached. Unless points are covered nothing is hidden, and the machine is not handed over. What the tables of all games have
// is in the kit (islas/render/table).
//
// # A view
//
// A view is a small type in a file of its own (views.go lists them) that draws one region and keeps what state only it has. It reads the
// frame, which it embeds, and its method draw returns an intent:
//
//   - v.lay has its rectangle; an empty one means that the region lies on a page that is not open, and nothing is drawn. Where
//     regions lie on pages (layout.tabs is not empty) the same view draws in the page's rectangle, so it must bear any size.
//   - v.known() is the position to draw: as of the event on its way from the moment on that its row says (Presentation.Effect); v.State is
//     that after the event, v.Before that before it. v.Event, v.Moving and v.Progress are the event on its way.
//   - v.Legal are the actions of the person at the machine, v.asks(phase) reports whether that person decides on something,
//     v.can(action) whether an action is legal now, v.whyNot(action) says why not.
//   - What can be clicked is a ui.Region with a Target: the action itself where one click is one action, otherwise one of the
//     types in frame.go. It is Disabled with a reason unless it is legal; v.paint.offered frames what can be clicked.
//   - The answer is nil, or the intent: an action, a pick where an action takes several clicks (pick.go), a page, a session.Intent.
//   - v.paint draws the pieces (painter.go). Another view is asked by its name where something lies: v.harbour.places().
//
// # What moves
//
// A row of the table of events (session.go, tempo.go) says how long an event is shown and which ways things take (flight.go): from where
// something is seen to where it belongs. What a region loses is gone from there when it sets off, and what comes is
// there when it has landed: v.of(part) is the position to draw (leaves.go).
package table
