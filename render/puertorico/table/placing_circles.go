package table

import (
	"strconv"

	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/theme"
	"islas/render/ui"
)

// handSize is the side in design units of a person who is dragged.
const handSize = 46

// circle is a circle while colonists are placed, in a zone that is easier to hit: a click sends who stands there to San Juan, or calls
// one who waits; and they are dragged from it and to it. tip says what the circle belongs to.
func (f *frame) circle(at, zone ui.Rect, c circle, tip string) intent {
	u := f.UI
	who := f.pick.crew.who(c)
	key, value := "place.put", ""
	if who > 0 {
		key, value = "place.take", "selected"
	}
	why := ""
	dragging := f.drags()
	disabled := who == 0 && len(f.pick.crew.waiting) == 0 && !dragging
	if disabled {
		why = u.T("why.no-worker")
	}
	name := u.T(key, "group", groupName(u, c.group))
	got := u.Region(c.id(), zone, ui.RegionOptions{
		Role: ui.RolePlace, Label: name, Value: value, Tooltip: f.circleTip(name, tip, c), Target: c, Disabled: disabled, Why: why,
		Drag: who > 0, DropOn: true,
	})
	f.spot(at, who > 0 && !got.Dragging, int(who)-1)
	switch {
	case got.DragOver != "" && dragging:
		f.lands(at)
	case got.Hover && !disabled:
		f.kept(at, at.H/2)
	case who == 0 && !disabled:
		f.offered(at, at.H/2)
	}
	if got.Dragging {
		f.carryWorker(who)
	}
	if got.Clicked {
		return f.pick.stands(f.pick.crew.clicked(c))
	}
	return nil
}

// circleTip is what is told of a circle: what a click does, and what it belongs to.
func (f *frame) circleTip(name, tip string, c circle) string {
	if c.group.Building() == puertorico.NoBuilding {
		return name
	}
	return name + "\n" + tip
}

// carryWorker draws the person who is dragged.
func (f *frame) carryWorker(who uint8) {
	side := f.UI.Px(handSize)
	f.carry(ui.Rect{W: side, H: side}, func(at ui.Rect) { f.paint.worker(at, int(who)-1) })
}

// wouldStand is how visible somebody is where they would stand.
const wouldStand = 0.8

// lands shows in a circle whoever is dragged over it, faint: there they would stand.
func (f *frame) lands(at ui.Rect) {
	from, _ := circleByID(f.UI.Dragged())
	f.UI.PushAlpha(wouldStand)
	f.paint.worker(at, int(f.pick.crew.who(from))-1)
	f.UI.PopAlpha()
	f.kept(at, at.H/2)
}

// drags reports whether somebody is being dragged.
func (f *frame) drags() bool {
	_, ok := circleByID(f.UI.Dragged())
	return ok
}

// drops is what is chosen when somebody who was dragged is let go: beside a circle, the nearest within reach is meant.
func (f *frame) drops() intent {
	id, on, ok := f.UI.Dropped()
	from, dragged := circleByID(id)
	if !ok || !dragged {
		return nil
	}
	to, there := circleByID(on)
	if !there {
		if to, there = f.nearest(f.UI.Input().Pos); on != "juan" && !there {
			return nil
		}
	}
	if on == "juan" {
		to = circle{group: sanJuan}
	}
	return f.pick.stands(f.pick.crew.moved(from, to))
}

// reach is how far beside a circle, in design units, somebody may be let go.
const reach = 56

// nearest is the circle that is nearest to p, if one is within reach.
func (f *frame) nearest(p ui.Point) (best circle, ok bool) {
	least := f.UI.Px(reach)
	try := func(c circle, at ui.Rect) {
		if d := at.Middle().Sub(p).Len(); d < least && f.places(c.group) {
			best, least, ok = c, d, true
		}
	}
	spots := fieldSpots(f.lay.island)
	for i, at := range fields(f.mine(), f.working) {
		try(circle{puertorico.GroupOfTile(at.tile), at.n}, art.TilePlace(spots[i]))
	}
	built := f.mine().Built()
	for i, r := range sites(f.lay.city, built) {
		for n, at := range art.BuildingPlaces(r, built[i]) {
			try(circle{puertorico.GroupOf(built[i]), n}, at)
		}
	}
	return best, ok
}

// closest is how close those who wait stand at least, as a part of their width: more of them stand behind.
const closest = 0.45

// drawWaiting are those who wait in San Juan, in a place of their own, from where they are dragged, or sent to work by a click.
func (f *frame) drawWaiting(r ui.Rect) (want intent) {
	u, th := f.UI, f.UI.Theme()
	waiting := f.pick.crew.waiting
	tip := u.T("purse.juan", "n", len(waiting))
	got := u.Region("juan", r, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Value: strconv.Itoa(len(waiting)), Tooltip: tip, DropOn: true,
		Looks: true,
	})
	if len(waiting) == 0 { // faint, so that it is not taken for something to write in
		u.Round(r, u.Px(8), theme.Alpha(th.ClothDark, 0.45), u.Px(1), theme.Alpha(th.BrassLight, 0.5))
		u.PushAlpha(0.7)
		f.paint.worker(r.Center(min(r.H, u.Px(handSize))*0.9, min(r.H, u.Px(handSize))*0.9), 1)
		u.PopAlpha()
	} else {
		u.Round(r, u.Px(8), th.PaperDark, u.Px(1.5), th.BrassDark)
	}
	if got.DragOver != "" {
		f.kept(r, u.Px(8))
	}
	in := r.InsetXY(u.Px(8), u.Px(3))
	side := min(in.H, u.Px(handSize))
	seen := min(len(waiting), 1+int((in.W-side)/(side*closest)))
	step := min(side*0.9, (in.W-side)/float64(max(seen-1, 1)))
	for i := len(waiting) - seen; i < len(waiting); i++ {
		who := waiting[i]
		at := ui.Rect{X: in.X + float64(i-len(waiting)+seen)*step, Y: in.Middle().Y - side/2, W: side, H: side}
		c := circle{sanJuan, i}
		got := u.Region(c.id(), at, ui.RegionOptions{
			Role: ui.RoleItem, NoFocus: true, Label: u.T("place.send"), Tooltip: tip + "\n" + u.T("place.send"), Target: c, Drag: true,
		})
		if got.Dragging {
			f.carryWorker(who)
			continue
		}
		f.paint.worker(at, int(who)-1)
		if got.Clicked {
			want = f.pick.stands(f.pick.sends(f.State, c))
		}
	}
	return want
}

// sends is the crew in which one who waits has gone to where there is most use for them.
func (p *pick) sends(s *puertorico.State, c circle) crew {
	one := p.crew
	one.waiting = []uint8{p.crew.who(c)}
	all := one.filled(s, p.wanted)
	for g, room := range unplaced(s) {
		for n := range room {
			if to := (circle{g, n}); p.crew.who(to) != all.who(to) {
				return p.crew.moved(c, to)
			}
		}
	}
	return p.crew
}
