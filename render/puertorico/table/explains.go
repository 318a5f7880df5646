package table

import (
	"slices"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/novelty"
	"islas/render/popover"
	"islas/render/puertorico/art"
	"islas/render/table"
	"islas/render/ui"
)

// explains returns the name of what is to be explained to players about an event that happens for the first time, "" for nothing: that
// loading is compulsory when somebody at the machine begins to choose a load, everything else after it has happened.
func explains(p *table.Players, step *puertorico.Step, before *puertorico.State) string {
	key, s := novelty.Of(step, before), &step.After
	d, was := s.Decision(), before.Decision()
	begins := d.Phase == puertorico.PhaseLoad && (was.Phase != d.Phase || was.Seat != d.Seat)
	if (key == "" || key == "privilege") && begins && p.Human(d.Seat) && len(s.Legal(nil)) > 1 {
		return "must-load"
	}
	return key
}

// explanationRoom returns where an explanation covers nothing that is decided on and, if possible, nothing of interest: on empty land of
// the home seat, or on the log.
func (v adviceView) explanationRoom() table.Room {
	l := v.lay
	fields, town := fieldSpots(l.island), art.TownSpots(l.city, broad(l.city)) // the last of them say how many are free
	looked := append(v.settledLand(), fields[len(fields)-1], town[len(town)-1])
	looked = append(looked, table.NotEmpty(append(l.others, l.roles, l.ships, l.house, l.tiles, l.supply, l.market)...)...)
	room := table.Room{Near: l.log.Middle(), Waits: v.asks(puertorico.PhasePlacing), Avoid: slices.Concat(
		popover.All(popover.Must, v.needed()), popover.All(popover.Must, v.decidedOn()), popover.All(2*popover.Rather, looked),
		popover.All(popover.Rather, table.NotEmpty(l.log)),
	)}
	if l.log.Empty() {
		room.Near = ui.Point{X: l.city.Right(), Y: l.city.Y}
	}
	return room
}

// decidedOn returns the regions on which the person at the machine decides; while others decide, the roles, as one of them may be next.
func (v adviceView) decidedOn() []ui.Rect {
	l := v.lay
	if v.Actor == game.NoSeat {
		return table.NotEmpty(l.roles)
	}
	if v.asks(puertorico.PhasePlacing) { // so much is needed that the roles and empty land may be covered
		return v.settledLand()
	}
	return table.NotEmpty(append([]ui.Rect{l.roles}, [puertorico.Phases][]ui.Rect{
		puertorico.PhaseHacienda: {l.tiles}, puertorico.PhaseTile: {l.tiles}, puertorico.PhaseBuild: {l.market},
		puertorico.PhaseExtra: {l.stores}, puertorico.PhaseSell: {l.stores}, puertorico.PhaseKeep: {l.stores}, puertorico.PhaseLoad: {l.stores, l.ships},
	}[v.decision.Phase]...)...)
}
