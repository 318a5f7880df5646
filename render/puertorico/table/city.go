package table

import (
	"islas/game/puertorico"
	"islas/render/theme"
	"islas/render/ui"
)

// lot is a building on the sites of a city.
type lot struct {
	building puertorico.Building
	site     int // the first of its sites
}

// Columns of a city's sites; a building that takes two stands in one row.
const (
	cityColumns = 4
	cityRows    = puertorico.CitySize / cityColumns
)

// lots says where the buildings of a city stand, in the order in which they were built: each on the first site that is free, a
// large one on the first two beside each other. free are the sites on which nothing stands.
func lots(built []puertorico.Building) (all []lot, free []int) {
	var taken [puertorico.CitySize]bool
	for _, b := range built {
		for i := range taken {
			fits := !taken[i] && (b.Spaces() == 1 || i%cityColumns < cityColumns-1 && !taken[i+1])
			if !fits {
				continue
			}
			for k := range b.Spaces() {
				taken[i+k] = true
			}
			all = append(all, lot{b, i})
			break
		}
	}
	for i := range taken {
		if !taken[i] {
			free = append(free, i)
		}
	}
	return all, free
}

// on is where a building stands on the sites.
func (l lot) on(sites []ui.Rect) ui.Rect {
	r := sites[l.site]
	for k := range l.building.Spaces() {
		r = r.Union(sites[l.site+k])
	}
	return r
}

// drawCity is the own city: twelve sites, with a piece for everybody who works there.
func drawCity(f *frame) (want intent) {
	u, th, r := f.ui, f.ui.Theme(), f.lay.city
	u.Round(r, u.Px(10), theme.Mix(th.PaperDark, th.Brass, 0.25), u.Px(2), th.BrassDark)
	sites := r.Inset(u.Px(8)).Grid(cityColumns, cityRows, u.Px(5))
	all, free := lots(f.mine().Built())
	for _, i := range free {
		u.Round(sites[i], u.Px(5), theme.Alpha(th.PaperLight, 0.3), u.Px(1), theme.Alpha(th.BrassDark, 0.5))
	}
	for _, l := range all {
		want = want.or(f.ownBuilding(l.on(sites), l.building))
	}
	return want
}

// ownBuilding draws a building of the own city with its workers.
func (f *frame) ownBuilding(r ui.Rect, b puertorico.Building) (want intent) {
	u, th := f.ui, f.ui.Theme()
	f.paint.building(r, b)
	g := puertorico.GroupOf(b)
	placing := f.places(g)
	name := buildingName(u, b)
	tip := u.T("building.tip", "name", name, "effect", u.T("effect."+b.ID()))
	u.Region("own."+b.ID(), r, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true,
	})
	in := r.Inset(u.Px(4))
	line := u.LineHeight(theme.Small)
	if in.H >= line*2.2 {
		var label ui.Rect
		label, in = in.CutTop(line * float64(min(2, int((in.H-u.Px(26))/line))))
		u.Round(label.Inset(-u.Px(2)), u.Px(3), theme.Alpha(th.PaperLight, 0.85), 0, th.Paper)
		f.wrapped(label, th.Ink, name)
	}
	workers := f.mine().Workers(b)
	if placing {
		workers = int(f.pick.place[g])
	}
	side := min(in.H, in.W/3, u.Px(40))
	row, _ := in.CutBottom(side)
	for i := range b.Circles() {
		at := ui.Rect{X: row.X + float64(i)*side, Y: row.Y, W: side, H: side}.Inset(side * 0.06)
		if placing {
			want = want.or(f.circle(at, at, g, i, i < workers))
			continue
		}
		f.spot(at, i < workers, int(b)+i)
	}
	return want
}

// wrapped writes a text in as many lines as there is room for, the last of them cut short if need be.
func (f *frame) wrapped(r ui.Rect, ink theme.Color, text string) {
	u, th := f.ui, f.ui.Theme()
	style := theme.Small
	high := u.Px(theme.Leading(style))
	room := max(int((r.H+1)/high), 1)
	lines := th.Wrap(style, u.Scale(), text, r.W)
	if len(lines) > room {
		rest := text
		for _, l := range lines[:room-1] {
			rest = rest[len(l):]
		}
		lines = append(lines[:room-1], th.Ellipsis(style, u.Scale(), rest, r.W))
	}
	block := r.Center(r.W, high*float64(len(lines)))
	for i, l := range lines {
		if u.MeasureText(style, l) <= r.W+1 {
			u.Text(ui.Rect{X: r.X, Y: block.Y + float64(i)*high, W: r.W, H: u.LineHeight(style)}, style, ink, ui.Center|ui.Top, l)
		}
	}
}
