package table

import (
	"math"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// Times of the movements that bring pieces to an island, from 0 to 1.
const (
	buildPays   = 0.42 // the card lies on the discard pile
	settlePays  = 0.36
	piratePays  = 0.66
	pieceLands  = 0.92 // a piece stands
	sinksUntil  = 0.4  // the houses of a conversion are gone
	leaves      = 0.02 // a card that is resolved leaves the ledger
	deedArrives = 0.72 // a privilege has come to its new owner
	raidTakes   = 0.38 // the pirates have the house
	raidEnds    = 0.95 // it lies in the supply
	boatLeaves  = 0.8  // the pirates' boat is gone
)

// dealt returns when the i-th of n cards that are dealt sets off and when it arrives, from 0 to 1.
func dealt(i, n int) (from, to float64) { return table.Dealt(i, n, 0.6) }

// flight is the movement of a thing over the table.
type flight = table.Flight[int]

// flights finds what is on its way over the table, between the places that the views note while they draw.
type flights struct {
	f *frame
	t *Table
}

// draw draws what flies in a frame. In a fast replay things fade in where they arrive.
func (v flights) draw() {
	f := v.f
	if !f.Moving || f.row.fly == nil {
		return
	}
	all := f.row.fly(v, f.Event.For(f.Viewer))
	for i := range all {
		if one := &all[i]; f.Fast {
			one.From, one.Lift, one.Alpha = one.To, 0, table.Ease
		}
	}
	f.UI.PushLayer(ui.LayerFlying)
	defer f.UI.PopLayer()
	table.Fly(f.Painter, f.Progress, all)
}

// leap is a card's way over the table, which turns over on the way if it shows another side at its end; islas.NoCard is the back.
type leap struct {
	from, to    lying
	first, last islas.Card
}

// card returns the flight of a card.
func (v flights) card(l leap, start, end float64) flight {
	draw := func(r ui.Rect, moves bool) {
		f, u := v.f, v.f.UI
		if !moves {
			f.posed(r, l.last, paint.Pose{Turn: l.to.turn}, true, 1)
			return
		}
		t, face, narrow := table.Within(f.Progress, start, end), l.last, 0.0
		if l.first != l.last {
			face, narrow = table.TurnOver(table.Within(t, 0.1, 0.65), l.first, l.last)
		}
		u.Shadow(r.InsetXY(r.W*narrow/2, 0), u.Px(8), u.Px(16), u.Theme().Shadow)
		// Cards are drawn at their own size and stretched on the way, so that no picture is made for every size between.
		f.posed(r, face, paint.Pose{Turn: table.Blend(l.from.turn, l.to.turn, table.Swing(t)), Narrow: narrow}, true, 1)
	}
	return flight{From: l.from.at.Fit(art.CardRatio), To: l.to.at.Fit(art.CardRatio), Start: start, End: end, Lift: 64, Vanishes: true, Draw: draw}
}

// drawn returns the flights of cards from the deck: into their places in the open hand, turned over on the way, or to somebody's plate.
func (v flights) drawn(e islas.Event) (all []flight) {
	for i := range e.Count {
		to := v.t.hand.slots[i]
		if to.at.Empty() {
			to = v.handOf(e.Seat)
		}
		start, end := dealt(i, e.Count)
		all = append(all, v.card(leap{v.t.piles.deck, to, islas.NoCard, e.Cards[i]}, start, end))
	}
	return all
}

// aboard returns the flight of the first card of the first ship.
func (v flights) aboard(islas.Event) []flight {
	return []flight{v.card(leap{v.t.piles.deck, v.aboardShip(0), islas.NoCard, islas.NoCard}, 0, 1)}
}

// build returns the flights of a card that pays for a house, and of the house.
func (v flights) build(e islas.Event) []flight {
	return []flight{v.card(leap{v.left(e), v.t.piles.discard, e.Card, e.Card}, 0, buildPays), v.house(e)}
}

// load returns the flight of a card from a hand to the ship.
func (v flights) load(e islas.Event) []flight {
	return []flight{v.card(leap{v.left(e), v.aboardShip(shipLean), e.Card, islas.NoCard}, 0, 1)}
}

// shipLean is by how many radians cards on the ship are turned.
const shipLean = -0.08

// revealed returns the flight of a card that comes ashore.
func (v flights) revealed(islas.Event) []flight {
	return []flight{v.card(leap{v.aboardShip(shipLean), lying{at: v.f.lay.landing}, islas.NoCard, islas.NoCard}, 0, partAshore/v.f.Steps)}
}

// resolved returns the flights of an arrival's card that is discarded, and of the house that is built for it.
func (v flights) resolved(e islas.Event) []flight {
	all := []flight{v.card(leap{lying{at: v.f.lay.landing}, v.t.piles.discard, e.Card, e.Card}, leaves, v.t.rows[e.Kind].seen)}
	if e.Kind == islas.EvSettler && e.Seat != game.NoSeat {
		all = append(all, v.house(e))
	}
	return all
}

// reshuffle returns the flights of the discard pile that becomes the deck.
func (v flights) reshuffle(islas.Event) (all []flight) {
	for i := range 5 {
		from := lying{v.t.piles.discard.at, 0.1 * float64(i%3-1)}
		all = append(all, v.card(leap{from, v.t.piles.deck, islas.NoCard, islas.NoCard}, 0.1*float64(i), 0.1*float64(i)+0.6))
	}
	return all
}

// house returns the flight of a house from the supply to its plot once it is paid for, or back from there when pirates take it. If the supply
// is out of view it comes from above, or goes there.
func (v flights) house(e islas.Event) flight {
	plot, tray := v.plot(e.Seat, e.Plot), v.t.supply.stock[islas.House][e.Colour]
	one := flight{From: tray, To: plot, Start: v.t.rows[e.Kind].seen, End: pieceLands, Lift: 40, Vanishes: true, Picture: art.Piece{Colour: e.Colour}}
	if tray.Empty() {
		one.From, one.Lift, one.Alpha = plot.Moved(0, -plot.H*1.3), 0, table.Ease
	}
	if e.Kind == islas.EvLoss {
		one.From, one.To, one.Start, one.End = one.To, one.From, raidTakes, raidEnds
		if tray.Empty() {
			one.Alpha = func(t float64) float64 { return 1 - t }
		}
	}
	return one
}

// loss returns the flights of the pirates' boat over an island, and of the house that they take to the supply, or upwards.
func (v flights) loss(e islas.Event) []flight {
	body := v.t.islands.at[e.Seat].land
	at, size := v.plot(e.Seat, e.Plot).Middle(), min(body.H*0.42, v.f.UI.Px(170))
	from := ui.Point{X: max(body.X+size/2, at.X-body.W*0.4), Y: at.Y + size*0.1}
	to := ui.Point{X: min(body.Right()-size/2, at.X+body.W*0.4), Y: at.Y - size*0.25}
	return []flight{v.boat(from, to, size), v.house(e)}
}

// sentOn returns the flight of the pirates' boat from the owner of the shield to whom that player has named.
func (v flights) sentOn(e islas.Event) []flight {
	from, to := v.t.islands.at[e.Seat].land, v.t.islands.at[e.Other].land
	return []flight{v.boat(from.Middle(), to.Middle(), min(from.H*0.42, to.H*0.42, v.f.UI.Px(170)))}
}

// boat returns the flight of the pirates' boat.
func (v flights) boat(from, to ui.Point, size float64) flight {
	return flight{
		From: ui.RectAround(from, size, size), To: ui.RectAround(to, size, size), End: boatLeaves, Vanishes: true,
		Alpha: func(t float64) float64 { return min(6*t, 6*(1-t), 1) }, Picture: art.Raider(v.f.arrival.card.Flag()),
	}
}

// deed returns the flight of a privilege to its new owner, from its place on the tray or from its last owner.
func (v flights) deed(e islas.Event) []flight {
	f, power, at := v.f, v.f.data.Power(e.Colour), &v.t.islands.at
	from := v.t.privileges.deeds[power]
	if e.Other != game.NoSeat {
		from = at[e.Other].plate
	} else if from.Empty() {
		from = f.lay.drawers
	}
	side := f.UI.Px(44)
	return []flight{v.nearer(flight{
		From: ui.RectAround(from.Middle(), side, side), To: ui.RectAround(at[e.Seat].plate.Middle(), side, side), End: deedArrives, Vanishes: true,
		Picture: f.deed(power, true),
	})}
}

// nearer makes something larger in the middle of its way, where everybody sees it.
func (v flights) nearer(one flight) flight {
	one.Draw = func(r ui.Rect, moves bool) {
		if moves {
			r = r.Scaled(1 + 1.4*table.Arc(table.Within(v.f.Progress, one.Start, one.End))).Within(v.f.UI.Ground())
		}
		v.f.Move(r, one.Picture)
	}
	return one
}

// roundEnds returns the flights of the end of a round: the ship's, and that of the start player's ship to the next player, where it stays.
func (v flights) roundEnds(e islas.Event) []flight {
	all, next := v.voyage(e), v.f.nextStart()
	if next == game.NoSeat {
		return all
	}
	spot := func(seat game.Seat) ui.Rect {
		if r := v.t.islands.at[seat].token; !r.Empty() {
			return r
		}
		return v.t.islands.at[seat].plate.Fit(1)
	}
	return append(all, v.nearer(flight{From: spot(v.f.State.Start()), To: spot(next), Start: tokenLeaves, End: tokenArrives, Picture: startShip}))
}

// left returns where a card lay that has just been played.
func (v flights) left(e islas.Event) lying {
	if left := v.t.hand.left; !left.at.Empty() {
		return left
	}
	return v.handOf(e.Seat)
}

// handOf returns where a seat's cards are: on the sign of its hand, otherwise on its plate.
func (v flights) handOf(seat game.Seat) lying {
	if seat == game.NoSeat {
		return v.t.piles.deck
	}
	r := v.t.islands.at[seat].hand
	if r.Empty() {
		r = v.t.islands.at[seat].plate
	}
	side := max(r.H, v.f.lay.deck.W*0.3)
	return lying{at: ui.RectAround(r.Middle(), side*art.CardRatio, side)}
}

// plot returns where a house on a plot is drawn.
func (v flights) plot(seat game.Seat, plot islas.Plot) ui.Rect {
	return art.PieceRect(v.t.islands.at[seat].land, v.f.players.islands[seat], plot, islas.House)
}

// aboardShip returns where a card on the ship lies that is turned so much: at its quay while it unloads, otherwise in its place.
func (v flights) aboardShip(turn float64) lying {
	ship := v.f.quay()
	if ship.Empty() {
		ship = v.f.lay.berth
	}
	h := ship.H * 0.3
	return lying{ui.RectAround(ui.Point{X: ship.X + ship.W*0.47, Y: ship.Y + ship.H*0.62}, h*art.CardRatio, h), turn}
}

// happens returns where the event is seen that is shown or looked back at: what stands there, where its flights begin and end, and the island.
func (t *Table) happens(f *frame) []ui.Rect {
	l, v, e := f.lay, flights{f, t}, f.Event.For(f.Viewer)
	if e.Kind == islas.EvArrival || e.Kind == islas.EvReveal {
		return table.NotEmpty(l.landing, f.quay(), l.says, l.columns)
	}
	var all []ui.Rect
	if e.Seat != game.NoSeat && e.Plot != islas.NoPlot {
		all = append(all, v.plot(e.Seat, e.Plot))
	}
	if fly := t.rows[e.Kind].fly; fly != nil {
		for _, one := range fly(v, e) {
			all = append(all, one.To, one.From)
		}
	}
	if e.Seat != game.NoSeat {
		all = append(all, t.islands.at[e.Seat].place)
	}
	return table.NotEmpty(all...)
}

// voyage is the flight of the ship to the quay in the ledger for an arrival, or back to its place at the end of the round, with its wake.
// Without room for a quay it stays where it is.
func (v flights) voyage(e islas.Event) []flight {
	f, quay, n := v.f, v.f.quay(), v.f.Known().ShipSize()
	if !f.sails() {
		return nil
	}
	one := flight{From: f.lay.berth, To: quay, End: 1, Waits: true}
	if e.Kind == islas.EvRound {
		one.From, one.To, one.End = quay, f.lay.berth, 2/f.Steps
	}
	one.Draw = func(r ui.Rect, moves bool) {
		var pose paint.Pose
		if moves {
			p := table.Within(f.Progress, 0, one.End)
			far := math.Sin(math.Pi * table.Swing(p))
			r = r.Scaled(1 + 0.35*far).Within(f.UI.Ground().Inset(f.UI.Px(4))) // nearest to the viewer in the middle of its way
			pose = paint.Pose{Mirror: one.To.Middle().X > one.From.Middle().X, Turn: 0.05 * far * math.Sin(5*math.Pi*p)}
		}
		f.Move(r, ship{n, pose})
	}
	return []flight{one}
}

// sails reports whether the ship is under way between its place and the quay.
func (f *frame) sails() bool {
	return !f.quay().Empty() && (f.shows(islas.EvArrival) || f.shows(islas.EvRound))
}

// drawQuay draws the water beside the ledger, and the ship there unless it is on its way.
func drawQuay(f *frame) {
	u, th, r := f.UI, f.UI.Theme(), f.lay.quayside
	u.Gradient(r, u.Px(10), th.SeaLight, th.Sea)
	for i, y := range []float64{0.2, 0.42, 0.64, 0.86} {
		x := r.X + r.W*[]float64{0.1, 0.62, 0.16, 0.56}[i]
		a := ui.Point{X: x, Y: r.Y + r.H*y}
		u.Line(a, a.Add(ui.Point{X: r.W * 0.2}), u.Px(1.5), theme.Alpha(th.OnDark, 0.4))
	}
	planks := ui.Rect{X: r.Right() - u.Px(8), Y: r.Y + r.H*0.56, W: u.Px(24), H: r.H * 0.2} // the gangway to the card
	u.Round(planks, u.Px(2), th.Brass, u.Px(1.5), th.BrassDark)
	for i := range 3 {
		x := planks.X + planks.W*(0.25+0.25*float64(i))
		u.Line(ui.Point{X: x, Y: planks.Y + u.Px(2)}, ui.Point{X: x, Y: planks.Bottom() - u.Px(2)}, u.Px(1), theme.Alpha(th.BrassDark, 0.9))
	}
	u.Stroke(r, u.Px(10), u.Px(2), th.BrassLight, th.BrassDark)
	if !f.sails() && !f.State.Over() {
		f.Show(f.quay(), ship{cards: f.Known().ShipSize()})
	}
}
