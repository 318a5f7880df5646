package shell

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/islas/art"
	"islas/render/theme"
	"islas/render/ui"
)

// islandCards is how the six islands are laid out: several columns of upright cards, or one column of wide ones.
type islandCards struct {
	columns int
	wide    bool    // picture at the left instead of on top
	picture ui.Rect // size only
	counts  int     // features in a row
	text    float64 // height of the sentence
	height  float64 // of a card
}

// Sizes of an island's card in design units.
const (
	cardGap    = 14
	cardMargin = 12
	nameRow    = 36
	countWidth = 60
	countRow   = 40
)

// planIslands lays the islands' cards out in an area.
func planIslands(u *ui.UI, area ui.Rect) (c islandCards) {
	area.W -= u.Px(20) // the scroll bar, should there be one
	c.columns = int(min(max(area.W/u.Px(300), 1), 3))
	if area.W < u.Px(500) {
		c.columns = 1
	} else if c.columns == 1 {
		c.columns = 2
	}
	rows := (len(islands()) + c.columns - 1) / c.columns
	width := (area.W-float64(c.columns-1)*u.Px(cardGap))/float64(c.columns) - u.Px(2*cardMargin)
	if c.wide = c.columns == 1; c.wide {
		c.picture = ui.Rect{W: width * 0.42, H: u.Px(nameRow + 2*countRow)}
		c.counts = 3
		c.text = sentenceHeight(u, width)
		c.height = c.picture.H + c.text + u.Px(2*cardMargin+8)
		return c
	}
	c.counts = islas.Features
	if width < u.Px(islas.Features*countWidth) {
		c.counts = islas.Features / 2
	}
	c.text = sentenceHeight(u, width)
	rest := u.Px(nameRow+float64(islas.Features/c.counts)*countRow+2*cardMargin+8) + c.text
	each := (area.H - float64(rows-1)*u.Px(cardGap)) / float64(rows)
	c.picture = ui.Rect{W: width, H: max(min(width*0.66, each-rest), min(width*0.5, u.Px(150)))}
	c.height = c.picture.H + rest
	return c
}

// sentenceHeight is the height of the longest of the sentences about islands.
func sentenceHeight(u *ui.UI, width float64) (h float64) {
	for _, isl := range islands() {
		h = max(h, u.MeasureWrapped(theme.Small, u.T("island."+isl.ID+".character"), width))
	}
	return h
}

// drawIslands draws the islands to choose from.
func (n *newGame) drawIslands(u *ui.UI, area ui.Rect) {
	plan := planIslands(u, area)
	all := islands()
	rows := (len(all) + plan.columns - 1) / plan.columns
	total := float64(rows)*plan.height + float64(rows-1)*u.Px(cardGap)
	u.Scroll("islands", area, total, func(content ui.Rect) {
		for i, r := range content.Grid(plan.columns, rows, u.Px(cardGap)) {
			if i < len(all) {
				n.drawIsland(u, r, plan, all[i])
			}
		}
	})
}

// drawIsland draws one island with its strengths. A click picks it, or gives it back.
func (n *newGame) drawIsland(u *ui.UI, r ui.Rect, plan islandCards, isl *board.Island) {
	th := u.Theme()
	owner, picker := n.draft.owner(isl.ID), n.draft.picker()
	o := ui.RegionOptions{Role: ui.RoleItem, Label: isl.Name}
	switch {
	case owner != game.NoSeat:
		o.Tooltip = u.T("board.why.taken", "name", n.name(owner), "board", isl.Name)
		o.Value = n.name(owner)
	case picker == game.NoSeat:
		o.Disabled, o.Why = true, u.T("board.why.all")
	default:
		o.Tooltip = u.T("board.take", "name", n.name(picker), "board", isl.Name)
	}
	resp := u.Region("island."+isl.ID, r, o)
	fill, line, width := th.PaperLight, th.InkFaint, 1.5
	switch {
	case owner != game.NoSeat:
		fill, line, width = th.PaperDark, th.BrassDark, 3
	case resp.Held:
		fill, line, width = th.PaperDark, th.Accent, 3
	case resp.Hover && !o.Disabled:
		line, width = th.Accent, 3
	}
	u.Round(r, u.Px(theme.Radius), fill, u.Px(width), line)
	at := plan.divide(u, r)
	u.Text(at.name, theme.SmallCaps, th.Ink, ui.Left|ui.Middle, isl.Name)
	feature, clicked := n.drawCounts(u, at.counts, plan.counts, isl)
	n.drawPicture(u, at.picture, isl, owner, feature)
	u.TextWrapped(at.sentence, theme.Small, th.InkSoft, ui.Left, u.T("island."+isl.ID+".character"))
	if o.Disabled || !resp.Clicked && !clicked {
		return
	}
	if owner != game.NoSeat {
		n.draft.unpick(owner)
	} else {
		n.draft.pick(isl.ID)
	}
}

// cardParts is where everything stands on an island's card.
type cardParts struct{ picture, name, counts, sentence ui.Rect }

// divide divides a card.
func (c islandCards) divide(u *ui.UI, card ui.Rect) (p cardParts) {
	at := card.Inset(u.Px(cardMargin))
	if c.wide {
		var upper ui.Rect
		upper, at = at.CutTop(c.picture.H)
		p.picture, upper = upper.CutLeft(c.picture.W)
		_, upper = upper.CutLeft(u.Px(12))
		p.name, p.counts = upper.CutTop(u.Px(nameRow))
	} else {
		p.picture, at = at.CutTop(c.picture.H)
		p.name, at = at.CutTop(u.Px(nameRow))
		p.counts, at = at.CutTop(u.Px(float64(islas.Features/c.counts) * countRow))
	}
	_, p.sentence = at.CutTop(u.Px(8))
	return p
}

// drawPicture draws the island on its piece of sea, the plots next to a feature lit, and who has it.
func (n *newGame) drawPicture(u *ui.UI, r ui.Rect, isl *board.Island, owner game.Seat, feature islas.Feature) {
	th := u.Theme()
	u.Gradient(r, u.Px(theme.Radius/2), th.Sea, th.SeaDeep)
	if owner != game.NoSeat {
		u.PushAlpha(0.6)
	}
	u.PushClip(r)
	paintBoard(n.s, u, r.Inset(u.Px(4)), isl)
	if feature < islas.Features {
		near := isl.Geography().Near[feature]
		u.Paint(r.Inset(u.Px(4)), paintKey{what: "near", id: isl.ID, n: int(near), colour: th.Focus}, func(dst *ebiten.Image, r ui.Rect) {
			art.PlotGlow(n.s.Art, dst, r, isl, near, th.Focus, 1)
		})
	}
	u.PopClip()
	if owner == game.NoSeat {
		return
	}
	u.PopAlpha()
	band := r.Center(r.W, u.Px(40))
	u.Fill(band, theme.Alpha(th.ClothDark, 0.88))
	at := band.InsetXY(u.Px(8), 0)
	if side := u.Px(56); r.H > side && at.W > side+u.Px(120) {
		var face ui.Rect
		face, at = at.CutLeft(side)
		paintPortrait(n.s, u, face.Center(side, side), n.seats(), owner)
		_, at = at.CutLeft(u.Px(6))
	}
	named(u, at, theme.BodyBold, th.OnDark, ui.Centered, n.name(owner))
}

// drawCounts draws how many plots lie next to each feature. It returns the feature under the pointer, islas.Features for
// none, and whether it was clicked.
func (n *newGame) drawCounts(u *ui.UI, r ui.Rect, inRow int, isl *board.Island) (hover islas.Feature, clicked bool) {
	counts := isl.Counts()
	most := slices.Max(counts[:])
	hover = islas.Features
	for f, cell := range r.Grid(inRow, islas.Features/inRow, 0) {
		feature := islas.Feature(f)
		sign, number := cell.CutLeft(min(u.Px(32), cell.W*0.6))
		paintPriority(n.s, u, sign.Center(u.Px(30), u.Px(30)), islas.FeaturePriority(feature))
		_, number = number.CutLeft(u.Px(4))
		c := u.Theme().InkSoft
		if counts[f] == most {
			c = u.Theme().Accent
		}
		u.Text(number, theme.Number, c, ui.Left|ui.Middle, strconv.Itoa(counts[f]))
		name := u.T("feature." + feature.String())
		resp := u.Region("count."+isl.ID+"."+feature.String(), cell, ui.RegionOptions{
			Role: ui.RoleOther, NoFocus: true, Label: name, Tooltip: u.T("new.count", "n", counts[f], "feature", name),
		})
		if resp.Hover {
			hover = feature
		}
		clicked = clicked || resp.Clicked
	}
	return hover, clicked
}
