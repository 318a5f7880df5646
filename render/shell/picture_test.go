package shell_test

import (
	"bytes"
	"errors"
	"slices"
	"strconv"
	"testing"

	"islas/game"
	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/shot"
	"islas/render/ui"
)

// snapped keeps the frame of a picture, and runs it on an interface of its own.
type snapped struct {
	w, h  int
	ui    *ui.UI
	frame func(u *ui.UI)
	err   error
}

func (p *snapped) snap(h *harness.Harness) {
	h.Stage.Snap = func(w, high int, scale float64, frame func(u *ui.UI)) ([]byte, error) {
		p.w, p.h, p.frame, p.ui = w, high, frame, ui.New(h.Stage.Theme, h.Stage.Texts)
		p.ui.Begin(ui.Input{}, float64(w), float64(high), scale)
		frame(p.ui)
		p.ui.End()
		return []byte("picture"), p.err
	}
}

// The menu of a replay writes a picture of everybody's boards with the points, whole, and no picture replaces another.
func TestPictureOfAMatchIsSaved(t *testing.T) {
	for i, id := range ids() {
		for seats := 2; seats <= 5; seats++ {
			if seated(id, seats) != seats {
				continue
			}
			h := watching(t, []string{"en", "de"}[i%2], id, seats, windows()[(i+seats)%len(windows())])
			var p snapped
			p.snap(h)
			for n := 1; n <= 2; n++ {
				h.Click("menu")
				h.Click("menu.picture")
				name := "match-" + strconv.Itoa(n) + ".png"
				if data, err := h.Store.Read(name); err != nil || !bytes.Equal(data, []byte("picture")) {
					t.Errorf("%s: kept is %q, %v", id, data, err)
				}
				if told := h.Notices(); !slices.Contains(told, h.T("picture.saved", "name", name, "where", h.Store.Where())) {
					t.Errorf("%s: told is %q", id, told)
				}
			}
			m := matchOf(t, h.Stage, id, seats)
			var drawn []string
			for text, at := range p.ui.DrawnTexts {
				drawn = append(drawn, text)
				if at.X < 0 || at.Y < 0 || at.Right() > float64(p.w) || at.Bottom() > float64(p.h) {
					t.Errorf("%s: %q is cut", id, text)
				}
			}
			for seat, who := range m.Setup().Seats {
				if points := strconv.Itoa(m.Points(game.Seat(seat))); !slices.Contains(drawn, who.Name) || !slices.Contains(drawn, points) {
					t.Errorf("%s: the picture has no %s with %s, but %q", id, who.Name, points, drawn)
				}
			}
		}
	}
}

// The result offers the same picture, in every language and every window, and everything beside it still fits.
func TestPictureOfAResultIsSaved(t *testing.T) {
	for i, w := range windows() {
		for _, lang := range locales.Languages() {
			id := ids()[i%(len(ids())-1)]
			if w.W == usual.W && w.Percent == usual.Percent && lang == "en" {
				id = "model"
			}
			s := houseOf(t, lang)
			m := matchOf(t, s, id, seated(id, 2+2*(i/2%2)))
			s.Go(s.Routes.Title(s))
			h := harness.New(t, s, w)
			var p snapped
			p.snap(h)
			must.OK(t, s.ShowResult(m))
			h.Rest()
			h.Reveal("picture")
			at, watch := h.Widget("picture").Rect, h.Widget("watch").Rect
			if at.Intersect(watch).W > 0 || at.Intersect(h.Widget("save").Rect).W > 0 {
				t.Errorf("%s %v: the picture's button lies at %v beside %v", lang, w, at, watch)
			}
			h.Click("picture")
			if data, err := h.Store.Read("match-1.png"); err != nil || string(data) != "picture" || p.frame == nil {
				t.Errorf("kept is %q, %v", data, err)
			}
			if told := h.Notices(); !slices.Contains(told, h.T("picture.saved", "name", "match-1.png", "where", h.Store.Where())) {
				t.Errorf("told is %q", told)
			}
		}
	}
}

// If a picture can't be drawn a message says so, and nothing is written.
func TestPictureFails(t *testing.T) {
	h := watching(t, "de", "islas", 3, full)
	p := snapped{err: errors.New("no memory")}
	p.snap(h)
	h.Click("menu")
	h.Click("menu.picture")
	if told := h.Notices(); !slices.Contains(told, h.T("picture.failed")) {
		t.Errorf("told is %q", told)
	}
	if _, err := h.Store.Read("match-1.png"); err == nil {
		t.Error("something is written")
	}
}

// pictureShots returns pictures of matches as they are written, and of the menu for that.
func pictureShots() (all []shot.Shot) {
	for i, id := range ids() {
		for _, seats := range []int{2, 3, 4, 5} {
			if seated(id, seats) != seats || id == "model" && seats != 3 {
				continue
			}
			all = append(all, shot.Shot{
				Name: "picture-" + id + "-" + strconv.Itoa(seats), W: 1600, H: 1000, Scale: 1, Open: func() shot.Subject {
					s := houseOf(judge{}, []string{"en", "de"}[i%2])
					s.Push(replayOf(judge{}, s, id, seats))
					m := matchOf(judge{}, s, id, seats)
					var p snapped
					p.snap(harness.New(judge{}, s, full))
					s.Routes.Picture(s, m)
					return shot.Subject{Theme: s.Theme, Texts: s.Texts, Frame: p.frame}
				},
			})
		}
	}
	return all
}
