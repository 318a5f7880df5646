package blackbox

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"

	"islas/game/islas"
	"islas/game/islas/board/sketch"
	"islas/locales"
	"islas/render/catalogue"
	"islas/render/ui"
)

// testBoxByFinger draws on a board with a finger on a telephone.
func (w website) testBoxByFinger(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=54", script: still, width: 360, height: 640, touch: true})
	b.box()
	b.scrollTo("box.list", "box.board.la-palma")
	b.press("box.board.la-palma", "box.board.sea")
	b.photo("box-finger")
	b.press("box.brush.village")
	l := b.rest()
	var row []ui.Widget
	for _, c := range l.Widgets {
		if strings.HasPrefix(c.ID, "box.cell.") && (len(row) == 0 || c.Rect.Y == row[0].Rect.Y) {
			row = append(row, c)
		}
	}
	if len(row) < 4 {
		t.Fatalf("of a row of hexagons %d are seen", len(row))
	}
	was := b.ownBox().Islands["la-palma"]
	for i, c := range row[:3] {
		p := c.Rect.Middle().Mul(1 / l.Density)
		kind := input.TouchMove
		if i == 0 {
			kind = input.TouchStart
		}
		b.run(input.DispatchTouchEvent(kind, []*input.TouchPoint{{X: p.X, Y: p.Y}}))
		b.frames(10) // the game is not to see two of these in one frame, however slow the machine is
	}
	b.run(input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}))
	l = b.rest()
	b.photo("box-finger-drawn")
	is, n := b.ownBox().Islands["la-palma"], 0
	for c, g := range is.Ground {
		if g == sketch.Village && was.Ground[c] != sketch.Village {
			n++
		}
	}
	if n != 3 {
		t.Errorf("a finger that is drawn over three hexagons fills %d", n)
	}
	b.click(l, b.find(l, row[3].ID)) // a tap fills one, too
	b.press("box.undo", "box.undo")
	if now := b.ownBox().Islands["la-palma"]; now != was {
		t.Error("undone the line is still there")
	}
}

// testBoxByReader enters a card and draws a hexagon by the accessibility tree alone.
func (w website) testBoxByReader(t *testing.T) {
	texts, err := locales.Open("en", catalogue.Games()[0].Texts())
	if err != nil {
		t.Fatal(err)
	}
	r := &reader{w.visit(t, visitor{query: "?seed=55", script: still}), texts}
	r.settle()
	r.click("button", texts.Text("common.settings"))
	r.click("button", texts.Text("settings.box.do"))
	for _, name := range []string{"Fisherman", "2 ", texts.Text("feature.road")} {
		r.click("button", name)
	}
	pescador, _ := islas.CardByID("pescador")
	if box := r.ownBox(); box.Priorities(pescador)[1] != islas.FeaturePriority(islas.Road) {
		t.Errorf("kept is\n%s", r.stored(boxFile))
	}
	r.click("button", "La Palma")
	r.click("button", texts.Text("box.board.sea"))
	r.click("button", texts.Text("feature.village"))
	cell := texts.Text("box.cell", "row", 2, "n", 3)
	r.click("button", cell)
	if box := r.ownBox(); box.Islands["la-palma"].Ground[sketch.Columns+2] != sketch.Village {
		t.Errorf("kept is\n%s", r.stored(boxFile))
	}
	if n, ok := r.find("button", cell); !ok || !strings.Contains(n.name, texts.Text("feature.village")) {
		t.Errorf("the hexagon is told as %q", n.name)
	}
	r.audited("the page of one's own box")
}
