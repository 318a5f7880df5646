package table

import (
	"fmt"
	"math"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/settings"
	"islas/render/ui"
)

// about is a table that is about to show a movement, drawn as it is before.
func (m movement) about(t *testing.T, seats int) (*harness, *Table) {
	t.Helper()
	r := newRig(t, "en", 1920, 1080, 1, someSetup(1, "easy", "easy"))
	table, found := m.reach(r.s, seats)
	if !found {
		t.Fatalf("no game has the movement %s", m.name)
	}
	r.s.Go(table)
	queue := table.show.queue
	table.show.queue = nil
	r.frame(ui.Input{})
	table.show.queue = queue
	return r, table
}

// moving is the paintings of the last frame that are drawn by a moving painter, by what they show.
func moving(u *ui.UI) map[string][]ui.Rect {
	all := map[string][]ui.Rect{}
	u.DrawnPaintings(func(key any, r ui.Rect, _ float64) bool {
		name := ""
		switch k := key.(type) {
		case posedKey:
			if k.moving {
				name = "card"
			}
		case pieceKey:
			if k.moving {
				name = "piece"
			}
		case sailingKey:
			name = "ship"
		case movingDeedKey:
			name = "deed"
		case raiderKey:
			name = "raider"
		case plainKey:
			if k == "moving-start" {
				name = "token"
			}
		}
		if name != "" {
			all[name] = append(all[name], r)
		}
		return true
	})
	return all
}

// picture is everything that the last frame shows, to compare two of them.
func picture(u *ui.UI) string {
	text := ""
	u.DrawnPaintings(func(key any, r ui.Rect, alpha float64) bool {
		text += fmt.Sprintf("%v %.1f %.2f\n", key, r, alpha)
		return true
	})
	u.DrawnTexts(func(s string, r ui.Rect) bool {
		text += fmt.Sprintf("%s %.1f\n", s, r)
		return true
	})
	return text
}

// TestMovements looks at every frame of every movement: something moves, nothing leaps across the table or leaves the
// window, and in the end the table looks just as if the movement had been completed by a click.
func TestMovements(t *testing.T) {
	seen := map[string]bool{}
	for _, m := range movements() {
		t.Run(m.name, func(t *testing.T) {
			r, table := m.about(t, 3)
			r.frame(ui.Input{})
			kind := table.show.queue[0].step.Event.Kind
			changes, last, pictures := 0, map[string][]ui.Rect{}, picture(r.u)
			window := ui.Rect{W: r.w, H: r.h}.Inset(-1)
			for table.show.busy() {
				r.frame(ui.Input{})
				now := moving(r.u)
				for name, places := range now {
					seen[name] = true
					for _, place := range places {
						if !window.Contains(place.Min()) || !window.Contains(ui.Point{X: place.Right(), Y: place.Bottom()}) {
							t.Errorf("%s is at %v, out of sight", name, place)
						}
					}
					if len(places) == 1 && len(last[name]) == 1 {
						if d := places[0].Middle().Sub(last[name][0].Middle()).Len(); d > r.w*0.13 {
							t.Errorf("%s leaps %.0f pixels in a frame", name, d)
						}
					}
				}
				if p := picture(r.u); p != pictures {
					pictures = p
					changes++
				}
				last = now
			}
			if changes < 8 {
				t.Errorf("the picture changes only %d times", changes)
			}
			r.rest()
			want := picture(r.u)

			r, table = m.about(t, 3)
			r.frame(ui.Input{})
			r.frame(ui.Input{Dt: table.show.queue[0].length / 3})
			beside := ui.Point{X: r.w - 2, Y: r.h - 2}
			r.frame(ui.Input{Pos: beside, Inside: true, Pressed: true, Down: true})
			if table.show.busy() {
				t.Fatalf("a press does not complete %v", kind)
			}
			r.frame(ui.Input{Pos: beside, Inside: true, Released: true})
			r.rest()
			if got := picture(r.u); got != want {
				t.Errorf("completed by a press, it ends otherwise:\n%s\nwant\n%s", got, want)
			}
		})
	}
	for _, name := range []string{"card", "piece", "ship", "deed", "raider", "token"} {
		if !seen[name] {
			t.Errorf("no %s ever moves", name)
		}
	}
}

// TestMovementsAtInstantSpeed waits for nothing.
func TestMovementsAtInstantSpeed(t *testing.T) {
	for _, m := range movements() {
		r, table := m.about(t, 3)
		r.s.Settings.Speed = settings.Instant
		step := table.show.queue[0].step
		table.show.queue = nil
		table.enqueue([]islas.Step{step})
		r.frame(ui.Input{})
		if table.show.busy() || len(moving(r.u)) > 0 {
			t.Errorf("%s is still under way after a frame", m.name)
		}
	}
}

// TestReducedMotion looks whether anything changes its place: with reduced motion everything appears and fades where it is.
func TestReducedMotion(t *testing.T) {
	for _, m := range movements() {
		r, table := m.about(t, 3)
		r.s.Settings.ReducedMotion = true
		r.frame(ui.Input{})
		places := map[string]map[ui.Rect]bool{}
		for table.show.busy() {
			r.frame(ui.Input{})
			for name, rects := range moving(r.u) {
				for _, place := range rects {
					if places[name] == nil {
						places[name] = map[ui.Rect]bool{}
					}
					places[name][place] = true
				}
			}
		}
		for name, at := range places {
			if len(at) > 5 { // as many as there are cards in a draw, or houses and the palace of a conversion
				t.Errorf("%s: a %s is seen at %d places", m.name, name, len(at))
			}
		}
	}
}

// watch runs a movement to its end and calls look after every frame.
func (m movement) watch(t *testing.T, look func(r *harness, table *Table, e islas.Event)) (*harness, *Table) {
	t.Helper()
	r, table := m.about(t, 3)
	r.frame(ui.Input{})
	e := table.show.queue[0].step.Event
	for table.show.busy() {
		look(r, table, e)
		r.frame(ui.Input{})
	}
	return r, table
}

// moveNamed is the movement of a name.
func moveNamed(t *testing.T, name string) movement {
	t.Helper()
	for _, m := range movements() {
		if m.name == name {
			return m
		}
	}
	t.Fatalf("there is no movement %q", name)
	return movement{}
}

// near reports whether two places are within a few pixels of each other.
func near(a, b ui.Point, pixels float64) bool { return a.Sub(b).Len() <= pixels }

func TestCardIsPaidBeforeTheHouseComes(t *testing.T) {
	card, piece := 0, 0
	var from, to, house ui.Rect
	_, table := moveNamed(t, "build").watch(t, func(r *harness, table *Table, e islas.Event) {
		now := moving(r.u)
		before := table.show.before
		count, _ := table.stocked(islas.House, e.Colour)
		discarded := table.as(carded).DiscardSize() - before.DiscardSize()
		points := table.known().Points(e.Seat) - before.Points(e.Seat)
		if len(now["card"]) == 1 {
			if card == 0 {
				from = now["card"][0]
			}
			card++
			to = now["card"][0]
			if len(now["piece"]) > 0 || count != before.Supply(islas.House, e.Colour) || discarded != 0 {
				t.Fatalf("the house is taken, or the pile has grown by %d, while the card is on its way", discarded)
			}
		}
		if len(now["piece"]) == 1 {
			piece++
			house = now["piece"][0]
			if points != 0 || discarded != 1 || count != before.Supply(islas.House, e.Colour)-1 {
				t.Fatalf("while the house is brought it counts %d points, %d cards were discarded and the supply shows %d", points, discarded, count)
			}
			if piece == 1 && !near(house.Middle(), table.at.stock[islas.House][e.Colour].Middle(), 120) {
				t.Errorf("the house comes from %v", house)
			}
		}
	})
	if card < 5 || piece < 5 {
		t.Errorf("the card was seen in %d frames, the house in %d", card, piece)
	}
	if !table.lay.hand.Inset(-200).Contains(from.Middle()) || !near(to.Middle(), table.at.pile.Middle(), 12) || math.Abs(to.W-table.at.pile.W) > 0.05*to.W {
		t.Errorf("the card flies from %v to %v", from, to)
	}
	e := table.book.steps[len(table.book.steps)-1].Event
	if !near(house.Middle(), table.plotSpot(0, e.Plot).Middle(), 12) {
		t.Errorf("the house is set down at %v, its plot is at %v", house, table.plotSpot(0, e.Plot))
	}
}

func TestHousesSinkBeforeThePalaceRises(t *testing.T) {
	var houses, palaces []int
	moveNamed(t, "palace").watch(t, func(r *harness, table *Table, e islas.Event) {
		h, _ := table.stocked(islas.House, e.Colour)
		p, _ := table.stocked(islas.Palace, e.Colour)
		b, _ := table.state().At(e.Seat, e.Plot)
		if b.Colour != e.Colour {
			t.Fatal("the palace has another colour than its event")
		}
		h -= table.show.before.Supply(islas.House, e.Colour)
		p -= table.show.before.Supply(islas.Palace, e.Colour)
		if len(houses) == 0 || houses[len(houses)-1] != h || palaces[len(palaces)-1] != p {
			houses, palaces = append(houses, h), append(palaces, p)
		}
		rising := false
		r.u.DrawnPaintings(func(key any, _ ui.Rect, _ float64) bool {
			k, ok := key.(pieceKey)
			rising = rising || ok && k.moving && k.kind == islas.Palace
			return true
		})
		if rising && h < 2 {
			t.Fatalf("the palace rises while only %d houses are back", h)
		}
	})
	if want := "[0 1 2] [0 0 -1]"; fmt.Sprint(houses, palaces) != want && fmt.Sprint(houses, palaces) != "[0 1 2 2] [0 0 0 -1]" {
		t.Errorf("the supply shows %v more houses and %v more palaces, want %s", houses, palaces, want)
	}
}

func TestShipSailsToTheQuayAndBack(t *testing.T) {
	var course []ui.Point
	_, table := moveNamed(t, "ship-in").watch(t, func(r *harness, table *Table, _ islas.Event) {
		for _, at := range moving(r.u)["ship"] {
			course = append(course, at.Middle())
		}
		if table.moored() {
			t.Fatal("the ship lies in its place as well")
		}
	})
	checkCourse(t, course, table.berth.Middle(), table.at.quay.Middle())
	course = nil
	_, table = moveNamed(t, "round").watch(t, func(r *harness, table *Table, _ islas.Event) {
		for _, at := range moving(r.u)["ship"] {
			course = append(course, at.Middle())
		}
	})
	checkCourse(t, course, table.at.quay.Middle(), table.berth.Middle())
}

// checkCourse looks whether a course leads from one place to another in two bends, to either side.
func checkCourse(t *testing.T, course []ui.Point, from, to ui.Point) {
	t.Helper()
	if len(course) < 20 {
		t.Fatalf("the ship was seen in %d frames", len(course))
	}
	if first, last := course[0], course[len(course)-1]; !near(first, from, 30) || !near(last, to, 30) {
		t.Errorf("the ship sails from %v to %v, want from %v to %v", first, last, from, to)
	}
	d := to.Sub(from)
	left, right := 0.0, 0.0
	for _, p := range course {
		aside := (d.X*(p.Y-from.Y) - d.Y*(p.X-from.X)) / d.Len()
		left, right = math.Min(left, aside), math.Max(right, aside)
	}
	if left > -40 || right < 40 {
		t.Errorf("the course bends %.0f pixels to one side and %.0f to the other", -left, right)
	}
}

// TestReadingInOrder follows the reading of a settler: face down ashore, turned over, counted island by island, losers out,
// and only then stamped.
func TestReadingInOrder(t *testing.T) {
	m := moveNamed(t, "count")
	r, table := m.about(t, 4)
	r.frame(ui.Input{})
	e := table.show.queue[0].step.Event
	read := readingOf(e.Card, e.Comparison, 4)
	faceAt, numberAt := -1.0, map[game.Seat]float64{}
	fadedAt, stampedAt := -1.0, -1.0
	for table.show.busy() {
		stage := table.ship.stage
		face := false
		r.u.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
			if k, ok := key.(cardKey); ok && k.card == e.Card && near(at.Middle(), table.at.landed.Middle(), 2) {
				face = true
			}
			return true
		})
		if face && faceAt < 0 {
			faceAt = stage
		}
		for seat := range game.Seat(4) {
			if _, done := numberAt[seat]; !done && stage > 0 && table.ship.reading.column(stage) >= 0 && table.ship.written(0, seat) >= 1 {
				numberAt[seat] = stage
			}
			if table.out(seat) > 0.01 && fadedAt < 0 {
				fadedAt = stage
			}
		}
		if table.ship.decided() && stage < readOut && stampedAt < 0 {
			stampedAt = stage
		}
		r.frame(ui.Input{})
	}
	for seat := game.Seat(1); seat < 4; seat++ {
		if numberAt[seat] <= numberAt[seat-1] {
			t.Errorf("island %d is counted at %.2f, the one before at %.2f", seat, numberAt[seat], numberAt[seat-1])
		}
	}
	if !(faceAt >= partAshore && faceAt <= numberAt[0] && numberAt[3] <= read.drops[0]+0.1) {
		t.Errorf("turned over at %.2f, counted from %.2f to %.2f, dropped from %.2f", faceAt, numberAt[0], numberAt[3], read.drops[0])
	}
	first := -1
	for k := range read.columns {
		if e.Comparison.Left[k] != read.order[k] {
			first = k
			break
		}
	}
	if fadedAt < read.drops[first] || stampedAt < read.decided || stampedAt < fadedAt {
		t.Errorf("an island fades at %.2f (its losers drop out at %.2f), the stamp comes at %.2f (decided at %.2f)", fadedAt, read.drops[first], stampedAt, read.decided)
	}
}

func TestPiratesTakeTheHouseToTheSupply(t *testing.T) {
	var raider, taken []ui.Rect
	_, table := moveNamed(t, "raid").watch(t, func(r *harness, table *Table, e islas.Event) {
		now := moving(r.u)
		raider = append(raider, now["raider"]...)
		taken = append(taken, now["piece"]...)
		if n, _ := table.stocked(islas.House, e.Colour); n != table.show.before.Supply(islas.House, e.Colour) && len(now["piece"]) > 0 {
			t.Fatal("the supply has the house while it is on its way")
		}
	})
	e := table.book.steps[len(table.book.steps)-1].Event
	plot := table.plotSpot(e.Seat, e.Plot).Middle()
	if len(taken) < 10 || !near(taken[0].Middle(), plot, 40) || !near(taken[len(taken)-1].Middle(), table.at.stock[islas.House][e.Colour].Middle(), 60) {
		t.Errorf("the house is taken from %v to %v in %d frames", taken[0], taken[len(taken)-1], len(taken))
	}
	if len(raider) < 10 || raider[0].X >= raider[len(raider)-1].X {
		t.Error("no boat passes over the island")
	}
}

func TestDeedIsHandedOver(t *testing.T) {
	var way []ui.Rect
	_, table := moveNamed(t, "privilege").watch(t, func(r *harness, table *Table, e islas.Event) {
		way = append(way, moving(r.u)["deed"]...)
		if len(moving(r.u)["deed"]) > 0 && table.known().OwnerOf(e.Colour) == e.Seat {
			t.Fatal("the new owner has the deed while it is on its way")
		}
	})
	e := table.book.steps[len(table.book.steps)-1].Event
	if len(way) < 10 || !near(way[len(way)-1].Middle(), table.at.plate[e.Seat].Middle(), 60) {
		t.Errorf("the deed goes to %v, the plate is at %v", way[len(way)-1], table.at.plate[e.Seat])
	}
	if e.Other == game.NoSeat && !near(way[0].Middle(), table.at.deed[e.Colour.Power()].Middle(), 80) {
		t.Errorf("the deed comes from %v", way[0])
	}
}

func TestStartShipGoesToTheNextPlayer(t *testing.T) {
	var way []ui.Rect
	announced := false
	_, table := moveNamed(t, "final").watch(t, func(r *harness, table *Table, _ islas.Event) {
		way = append(way, moving(r.u)["token"]...)
		announced = announced || shows(r, r.u.T("table.round-last"))
		for _, w := range r.u.Widgets() {
			if w.ID == "menu" && (!w.Enabled || w.Covered) {
				t.Fatal("the announcement is in the way")
			}
		}
	})
	start := table.state().Start()
	next := table.state().After(start)
	if len(way) < 10 || !near(way[0].Middle(), table.at.token[start].Middle(), 20) || !near(way[len(way)-1].Middle(), table.at.token[next].Middle(), 2) {
		t.Errorf("the ship of the start player %d goes from %v to %v", start, way[0], way[len(way)-1])
	}
	if !announced {
		t.Error("nobody says that this is the last round")
	}
}

func TestWinnersIslandIsLit(t *testing.T) {
	r, table := moveNamed(t, "victory").about(t, 3)
	r.rest()
	s := table.state()
	for seat := range game.Seat(3) {
		if lit, won := table.crown(seat) == 1 && table.out(seat) == 0, s.Winners().Has(seat); lit != won {
			t.Errorf("the island of seat %d is lit: %v, it has won: %v", seat, lit, won)
		}
	}
}

// Drawn cards lie in the hand only once they have arrived there.
func TestDrawnCardsArriveInTheirPlaces(t *testing.T) {
	_, table := moveNamed(t, "draw").watch(t, func(r *harness, table *Table, e islas.Event) {
		_, p, _ := table.show.event()
		here, coming := 0, 0
		r.u.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
			if k, ok := key.(posedKey); ok && table.lay.hand.Inset(-20).Contains(at.Middle()) && !k.moving {
				here++
			} else if k, ok := key.(cardKey); ok && k.card != islas.NoCard && table.lay.hand.Contains(at.Middle()) {
				here++
			}
			return true
		})
		for i := range e.Count {
			if _, to := dealt(i, e.Count); p < to {
				coming++
			}
		}
		if want := table.state().HandSize(0) - coming; here != want {
			t.Fatalf("%d cards lie in the hand at %.2f, want %d", here, p, want)
		}
		if got := table.decked(); got < table.state().DeckSize() || got > table.show.before.DeckSize() {
			t.Fatalf("the deck shows %d cards", got)
		}
	})
	if table.decked() != table.state().DeckSize() {
		t.Error("the deck shows more cards than it has")
	}
}

// A table at rest asks for no frame, and draws what it drew before, wherever the pointer rests.
func TestRestingHandIsStill(t *testing.T) {
	r := settled(t, 1)
	table := r.s.Top().(*Table)
	for _, x := range []float64{0.1, 0.35, 0.5, 0.77, 0.95} {
		at := ui.Point{X: table.lay.hand.X + table.lay.hand.W*x, Y: table.lay.hand.Middle().Y}
		for range 40 {
			r.frame(ui.Input{Pos: at, Inside: true, Dt: time.Second / 30})
		}
		was := picture(r.u)
		r.frame(ui.Input{Pos: at, Inside: true})
		if table.Busy() || picture(r.u) != was {
			t.Errorf("with the pointer at %.2f of the hand the table does not come to rest", x)
		}
	}
}

// TestShipSailsRoundWhereThereIsNoQuay looks at windows without room for a quay, or with one right beside the ship's place:
// the ship sails out over the islands and comes back.
func TestShipSailsRoundWhereThereIsNoQuay(t *testing.T) {
	m := moveNamed(t, "ship-in")
	for _, size := range []struct{ w, h, px float64 }{{1280, 720, 1.4}, {768, 1024, 0.7}} {
		r, table := m.about(t, 3)
		r.w, r.h, r.scale = size.w, size.h, size.px
		r.frame(ui.Input{})
		var course []ui.Point
		for table.show.busy() {
			for _, at := range moving(r.u)["ship"] {
				course = append(course, at.Middle())
				if !r.u.Bounds().Contains(at.Min()) || at.Right() > r.w || at.Bottom() > r.h {
					t.Fatalf("%v: the ship is at %v, out of sight", size, at)
				}
			}
			r.frame(ui.Input{})
		}
		end := table.berth
		if !table.at.quay.Empty() {
			end = table.at.quay
		}
		if len(course) < 20 || !near(course[0], table.berth.Middle(), 30) || !near(course[len(course)-1], end.Middle(), 30) {
			t.Fatalf("%v: the ship was seen in %d frames", size, len(course))
		}
		out := 0.0
		for _, p := range course {
			out = max(out, p.Sub(course[0]).Len())
		}
		if out < 0.25*min(size.w, size.h) {
			t.Errorf("%v: the ship comes only %.0f pixels far", size, out)
		}
	}
}
