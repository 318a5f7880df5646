package blackbox

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board/sketch"
	"islas/game/islas/engine"
	"islas/game/islas/printed"
	"islas/game/match"
	"islas/locales"
	"islas/render/catalogue"
	"islas/render/internal/need"
	"islas/render/library"
	"islas/render/ui"
)

// testBoxRecord plays a game to its end that is played with the values of a printed copy: its record opens, with them, in a browser in
// which nobody has entered any.
func (w website) testBoxRecord(t *testing.T) {
	b := w.visit(t, visitor{script: still + once(fmt.Sprintf("localStorage.setItem(%q, `t` + %q);", keyPrefix+library.First.File(), nearlyOverOfBox(t)))})
	b.press("continue")
	b.scene("Table")
	b.playUntil(52, nil, over)
	record := b.keepsRecord(engine.Engine{}.Info().ID)

	other := w.visit(t, visitor{})
	other.drop(record)
	for began := time.Now(); !strings.Contains(other.rest().Scene, "Table"); {
		if time.Since(began) > need.Patience {
			t.Fatalf("the record is not shown; the game says %q", other.rest().Notices)
		}
	}
	if l := other.rest(); len(l.Notices) > 0 || other.stored(boxFile) != "" {
		t.Errorf("where nothing was entered the game says %q of the record, and keeps %q", l.Notices, other.stored(boxFile))
	}
	other.press("menu")
	other.until(`document.getElementById("mirror").textContent.includes("printed game")`)
	other.photo("box-record")
}

// nearlyOverOfBox is a saved game of a person against a computer, shortly before its end, in which the miller wishes for something else.
func nearlyOverOfBox(t *testing.T) string {
	t.Helper()
	box := printed.New()
	face := box.Face(0)
	face.Priorities[0] = islas.FeaturePriority(islas.Coast)
	box.Box = box.Changed(face)
	values := game.Values{engine.DrawPrivilege: islas.DefaultDrawPrivilege, engine.Goal: islas.MinGoal}
	m, _, err := match.New(engine.Engine{}, match.Setup{Seed: 52, Box: box.Values(), Values: values, Seats: []match.Seat{
		{Name: "Ana", Control: game.Human, Board: "la-palma"}, {Name: "Ben", Control: "easy", Board: "tenerife"},
	}})
	if err != nil {
		t.Fatal(err)
	}
	var saves []string
	for !m.Over() {
		state := m.State()
		if m.Decider() == 0 {
			data, err := m.Save()
			if err != nil {
				t.Fatal(err)
			}
			saves = append(saves, string(data))
		}
		player, err := engine.Engine{}.Player("easy", uint64(m.Played()))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(player.Choose(state.View(m.Decider()))); err != nil {
			t.Fatal(err)
		}
	}
	return saves[max(len(saves)-6, 0)]
}

// testBoxInTwoWindows has the page open in two windows. Both enter something, and one of them while a line is drawn in the other: all of it is
// kept and to be seen in both.
func (w website) testBoxInTwoWindows(t *testing.T) {
	first := w.visit(t, visitor{query: "?seed=53", script: still, width: 1000, height: 700})
	first.box()
	first.scrollTo("box.list", "box.board.la-palma")
	first.press("box.board.la-palma", "box.board.fields", "box.brush.village")
	second := first.beside(visitor{window: true})
	second.box()
	second.press("box.house.red")

	first.front()
	l := first.rest()
	at := func(n int) ui.Point { return first.find(l, "box.cell.5."+strconv.Itoa(n)).Rect.Middle() }
	p := at(2)
	first.run(input.DispatchMouseEvent(input.MouseMoved, p.X, p.Y), input.DispatchMouseEvent(input.MousePressed, p.X, p.Y).WithButton(input.Left).WithClickCount(1))
	first.frames(3)
	move := func(n int) {
		p := at(n)
		first.run(input.DispatchMouseEvent(input.MouseMoved, p.X, p.Y).WithButton(input.Left).WithButtons(1))
		first.frames(3)
	}
	move(3)
	second.front()
	second.press("box.card.cantero", "box.looked")
	first.front()
	move(4)
	move(5)
	p = at(5)
	first.run(input.DispatchMouseEvent(input.MouseReleased, p.X, p.Y).WithButton(input.Left).WithClickCount(1))
	first.rest()
	second.front()
	second.rest()
	for i, b := range []*tab{first, second} {
		box := b.ownBox()
		if box.Colour(0) != islas.Red || !box.Cards[1] {
			t.Errorf("window %d: what was entered in the second is lost:\n%s", i+1, b.stored(boxFile))
		}
		drawn := box.Islands["la-palma"]
		for n := 2; n <= 5; n++ {
			if drawn.Ground[4*sketch.Columns+n-1] != sketch.Village {
				t.Errorf("window %d: of the line hexagon %d is lost", i+1, n)
			}
		}
	}
	for _, b := range []*tab{first, second} {
		b.front()
		if told := b.rest().Notices; len(told) > 0 {
			t.Errorf("the game says %q", told)
		}
	}
}

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

// testBoxFull enters something where no room is left: it is told in one sentence, stays as long as the page does, and is kept when there is
// room again.
func (w website) testBoxFull(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=56", script: still + crowded + `
		globalThis.full = true;
		const put = IDBObjectStore.prototype.put;
		IDBObjectStore.prototype.put = function (...all) {
			if (full) throw new DOMException("full", "QuotaExceededError");
			return put.apply(this, all);
		};`})
	b.scene("title")
	b.box()
	b.press("box.house.red")
	l := b.rest()
	if len(l.Notices) != 1 {
		t.Errorf("the game says %q", l.Notices)
	}
	b.photo("box-full")
	evaluate[bool](b, `(() => { full = false; for (const key of Object.keys(localStorage)) if (key.startsWith("other/")) localStorage.removeItem(key); return true; })()`)
	b.press("box.card.cantero", "box.looked")
	b.rest()
	if box := b.ownBox(); box.Colour(0) != islas.Red || !box.Cards[1] {
		t.Errorf("kept is\n%s", b.stored(boxFile))
	}
}
