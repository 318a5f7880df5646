// Package table is the scene in which Puerto Rico is played: the roles, everybody's island and city, ships, trading house and
// buildings. What may be done comes from puertorico.State.Legal alone; what is shown is the position as of the event that the
// screen has reached. Unless points are covered nothing is hidden, and the machine is not handed over. What the tables of all games have
// is in the kit (islas/render/table).
//
// # A view
//
// A view is a function, or a method of a type that the table keeps, of the form func(f *frame) intent in a file of its own:
//
//   - f.lay has its rectangle; an empty one means that the part lies on a page that is not open, and nothing is drawn. Where
//     parts lie on pages (layout.tabs is not empty) the same view draws in the page's rectangle, so it must bear any size.
//   - f.known() is the position to draw: as of the event on its way from the moment on that its row says (Presentation.Effect); f.State is
//     that after the event, f.Before that before it. f.Event, f.Moving and f.Progress are the event on its way.
//   - f.Legal are the actions of the person at the machine, f.asks(phase) reports whether that person decides on something,
//     f.can(action) whether an action is legal now, f.whyNot(action) says why not.
//   - What can be clicked is a ui.Region with a Target: the action itself where one click is one action, otherwise one of the
//     types in targets.go. It is Disabled with a reason unless it is legal; f.offered frames what can be clicked.
//   - The answer is nil, or the intent: an action, a pick where an action takes several clicks (pick.go), a page, a session.Intent.
//   - f.paint draws the pieces (painter.go).
//
// # What moves
//
// A row of the table of events (rows.go, tempo.go) says how long an event is shown and which ways things take (flight.go): from where
// something is seen to where it belongs (spots.go). What a part of the table loses is gone from there when it sets off, and what comes is
// there when it has landed: f.of(part) is the position to draw (leaves.go).
//
// Parts and their files: top.go bar, gauges.go, tabs.go and follow.go pages, roles.go, island.go, city.go, stores.go (own barrels),
// buttons.go, placing*.go and crew.go (colonists), keep.go, harbour.go, loading*.go and loaders.go (ships and house), tiles.go,
// supply.go, market*.go, others.go, plate.go, board.go and visit*.go (other players), holding.go (what is held and made), free.go (free land), log.go, suggest.go, banner.go.
// Sentences are in says.go, says_act.go, prompt.go and words.go.
package table
