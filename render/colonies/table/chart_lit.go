package table

import (
	"slices"

	"islas/game"
	"islas/game/colonies"
)

// placeKind is the kind of a place on the chart.
type placeKind uint8

// The kinds of places.
const (
	noPlace placeKind = iota
	onHex             // a tile, a base, a fleet
	onEdge            // a road
	onNode            // a corner: a settlement, a ship's landing, the pirate
	onShip            // the ship at a node, or the berth where one would lie
	placeKinds
)

// place is a place on the chart. It is the target of the widget there unless a click does an action.
type place struct {
	kind placeKind
	n    uint8
}

// placeCount is how many places there are of each kind.
var placeCount = [placeKinds]int{onHex: colonies.Hexes, onEdge: colonies.Edges, onNode: colonies.Nodes, onShip: colonies.Nodes}

// places yields all places, those that lie above others after them.
func places(yield func(place) bool) {
	for k := onHex; k < placeKinds; k++ {
		for n := range placeCount[k] {
			if !yield(place{k, uint8(n)}) {
				return
			}
		}
	}
}

func nodePlace(n colonies.Node) place { return place{onNode, uint8(n)} }
func shipPlace(n colonies.Node) place { return place{onShip, uint8(n)} }

// lighted is an action that a click on a place does.
type lighted struct {
	at place
	do action
}

// lit is what clicks on the chart can do now. It is worked out in every tick, from the legal actions and what has been picked.
type lit struct {
	acts  []lighted
	count [placeKinds][colonies.Edges]uint8 // actions by place
	ships colonies.NodeSet                  // ships that can be picked up
	towns colonies.NodeSet                  // settlements from which a token can be sent
	sent  []colonies.Token                  // kinds that can be sent from the settlement that was picked
	token colonies.Token                    // the kind that is sent from there: the one that was chosen or the only one, NoToken for none
	loads []action                          // what the ship that was picked up can load
}

// light works out what can be done.
func (v *chartView) light(f *frame) {
	l := &v.lit
	*l = lit{acts: l.acts[:0], sent: l.sent[:0], loads: l.loads[:0], token: f.pick.token}
	main := f.asks(colonies.DecideMain)
	for _, a := range f.Legal {
		switch a.Kind {
		case colonies.Sail, colonies.MakeBase, colonies.Load:
			if main && f.pick.tool == noTool {
				l.ships.Add(a.Node)
			}
			if a.Kind == colonies.Load && f.pick.ship == a.Node {
				l.loads = append(l.loads, a)
			}
		case colonies.Shift:
			if main && f.pick.tool == noTool && f.pick.ship == colonies.NoNode {
				l.towns.Add(a.Node)
			}
			if f.pick.from == a.Node && !slices.Contains(l.sent, a.Token) {
				l.sent = append(l.sent, a.Token)
			}
		}
	}
	if len(l.sent) == 1 {
		l.token = l.sent[0]
	}
	for _, a := range f.Legal {
		if at := v.placeOf(f, &a); at.kind != noPlace {
			l.acts = append(l.acts, lighted{at, a})
			l.count[at.kind][at.n]++
		}
	}
	if v.opened != (opening{v.opened.at, f.pick, f.decision}) || len(l.at(v.opened.at)) < 2 {
		v.opened = opening{}
	}
}

// goalOf returns the place on the chart where an action is done; nowhere for others.
func (v *board) goalOf(f *frame, a *action) place {
	switch a.Kind {
	case colonies.Settle, colonies.BuildCity, colonies.MovePirate, colonies.Dodge:
		return nodePlace(a.Node)
	case colonies.BuildRoad:
		return place{onEdge, uint8(a.Edge)}
	case colonies.MoveFleet, colonies.Explore, colonies.MakeBase:
		return place{onHex, uint8(a.Hex)}
	case colonies.BuildShip:
		if a.Node == colonies.NoNode {
			return shipPlace(f.decision.Node)
		}
		return shipPlace(a.Node)
	case colonies.Sail, colonies.Shift, colonies.Save:
		return nodePlace(a.To)
	case colonies.Rob:
		switch a.What {
		case colonies.LootShip:
			return shipPlace(a.Node)
		case colonies.LootSettlement:
			return nodePlace(a.Node)
		}
		return v.robbed(f, a.Seat)
	}
	return place{}
}

// placeOf returns where a click does a legal action as things are picked now; nowhere if other things have to be chosen first, or if it is
// not done on the chart.
func (v *board) placeOf(f *frame, a *action) place {
	p, chosen := &f.pick, true
	switch a.Kind {
	case colonies.Settle, colonies.BuildCity, colonies.BuildRoad, colonies.BuildShip, colonies.MoveFleet:
		chosen = f.decision.Kind != colonies.DecideMain || p.tool == a.Kind
	case colonies.Sail, colonies.MakeBase:
		chosen = p.ship == a.Node
	case colonies.Shift:
		chosen = p.from == a.Node && v.lit.token == a.Token
	}
	if !chosen {
		return place{}
	}
	return v.goalOf(f, a)
}

// robbed returns the settlement or city at home beside the pirate by which a seat is robbed of a card.
func (v *board) robbed(f *frame, victim game.Seat) place {
	for n := range colonies.NodeSetOf(f.State.Pirate()).Neighbours().All {
		if owner, _ := f.State.At(n); owner == victim && colonies.HomeNodes().Has(n) && !f.State.Guards().Has(n) {
			return nodePlace(n)
		}
	}
	return place{}
}

// preysOf returns the nodes from which the pirate could rob somebody, none while he is not moved.
func preysOf(s *colonies.State) (all colonies.NodeSet) {
	if s.Decision().Kind != colonies.DecidePirate {
		return all
	}
	for _, a := range s.Legal(nil) {
		if len(robberies(s, a.Node)) > 0 {
			all.Add(a.Node)
		}
	}
	return all
}

// robberies returns what the pirate could rob from a node.
func robberies(s *colonies.State, n colonies.Node) (all []action) {
	after := *s
	if after.Apply(colonies.PirateAction(n), nil) != nil || after.Decision().Kind != colonies.DecideRob {
		return nil
	}
	return slices.DeleteFunc(after.Legal(nil), func(a action) bool { return a.Kind != colonies.Rob })
}

// at returns what a click on a place can do.
func (l *lit) at(p place) (all []action) {
	for i := range l.acts {
		if l.acts[i].at == p {
			all = append(all, l.acts[i].do)
		}
	}
	return all
}

// first returns the first action that a click on a place does; ok is false if there is none.
func (l *lit) first(p place) (a action, ok bool) {
	if l.count[p.kind][p.n] == 0 {
		return a, false
	}
	if i := slices.IndexFunc(l.acts, func(lit lighted) bool { return lit.at == p }); i >= 0 {
		return l.acts[i].do, true
	}
	return a, false
}

// usable reports whether a click on a place does or picks something.
func (l *lit) usable(p place) bool {
	n := colonies.Node(p.n)
	return l.count[p.kind][p.n] > 0 || p.kind == onShip && l.ships.Has(n) || p.kind == onNode && l.towns.Has(n)
}

// target returns the target of the widget at a place: the action that a click does, or the place itself.
func (l *lit) target(p place) any {
	a, ok := l.first(p)
	if !ok || l.count[p.kind][p.n] > 1 || a.Kind == colonies.Rob || a.Kind == colonies.Save {
		return p // these actions have buttons of their own
	}
	return a
}

// click returns what a click on a place does: its action, or a pick. Where there are several actions it opens them.
func (v *chartView) click(f *frame, p place) intent {
	all := v.lit.at(p)
	switch {
	case len(all) == 1:
		return all[0]
	case len(all) > 1:
		if v.opened.at == p {
			v.opened = opening{}
			return nil
		}
		v.opened = opening{p, f.pick, f.decision}
	case p.kind == onShip && v.lit.ships.Has(colonies.Node(p.n)):
		return f.pick.taking(noTool, colonies.Node(p.n), colonies.NoNode)
	case p.kind == onNode && v.lit.towns.Has(colonies.Node(p.n)):
		return f.pick.taking(noTool, colonies.NoNode, colonies.Node(p.n))
	}
	return nil
}
