package model_test

import (
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/locales"
	"islas/render/model"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// TestHelpedMatches plays matches in which a lesson or the lantern made moves: the popover of the suggestion shows the cost beforehand, the
// result explains why the match doesn't count, and the chronicle lists it, but counts only what people played by themselves.
func TestHelpedMatches(t *testing.T) {
	for _, lang := range locales.Languages() {
		t.Run(lang, func(t *testing.T) {
			tabletest.Bubble(t, func(t *testing.T) {
				s := harness.NewStage(t, lang, model.New())
				s.Go(s.Routes.Title(s))
				p := &helped{harness.New(t, s, harness.Window{W: 1280, H: 720}), t}
				p.Clock = true
				p.play(match.Lesson)
				p.chronicle(0, 1)
				p.play(match.Lantern)
				p.chronicle(0, 2)
				p.play(match.Nobody)
				p.chronicle(1, 3)
			})
		})
	}
}

// helped is a person who plays with help and without.
type helped struct {
	*harness.Harness
	t testing.TB
}

// play plays a match to its end, helped by by, and checks the texts about that.
func (p *helped) play(by match.Helper) {
	p.t.Helper()
	s := p.Stage
	if by == match.Lesson {
		s.Go(s.Routes.Lesson(s, 6))
		p.Rest()
		p.Click("lesson.next")
	} else {
		m, err := s.Saves.Begin(match.Setup{Seed: 3, Seats: []match.Seat{{Name: "Ada", Control: game.Human}, {Name: "Pip", Control: "easy"}}})
		if err != nil {
			p.t.Fatal(err)
		}
		s.Go(s.Routes.Table(s, m, true))
	}
	price := p.T("suggest.price", "do", p.T("suggest.go"))
	counts := by != match.Lesson
	for range 200 {
		if p.Rest(); p.Has("result") {
			break
		}
		if p.Has("explain.close") {
			p.Click("explain.close")
			continue
		}
		p.Click("suggest")
		p.Rest()
		if note := p.Widget("suggest.note"); strings.Contains(note.Label, price) != counts || p.ShowsIn(price[:8], note.Rect) != counts {
			p.t.Fatalf("helped by %q, the match counts so far: %v, and the note says %q", by, counts, note.Label)
		}
		if by == match.Lantern && counts {
			p.Click("suggest.do")
			counts = false
			continue
		}
		p.Click("suggest.close")
		for _, w := range p.UI.Widgets() {
			if w.Role == ui.RoleButton && strings.HasPrefix(w.ID, "do ") {
				p.Click(w.ID)
				break
			}
		}
	}
	p.Click("result")
	p.Pass(time.Minute)
	p.Rest()
	for _, helper := range []match.Helper{match.Lesson, match.Lantern} {
		if why := p.T("helped." + string(helper)); p.Shows(why) != (helper == by) {
			p.t.Errorf("helped by %q, the result says %q: %v", by, why, helper != by)
		}
	}
	s.Go(s.Routes.Title(s))
}

// chronicle checks how many matches the chronicle counts, and how many more it lists with the reason why they don't count.
func (p *helped) chronicle(counted, listed int) {
	p.t.Helper()
	s := p.Stage
	s.Push(s.Routes.Chronicle(s))
	p.Wait(5)
	if counted == 0 {
		if !p.Shows(p.T("chronicle.none.helped")[:20]) || p.Shows(p.T("chronicle.share")) {
			p.t.Errorf("of %d matches none counts, and the chronicle does not say so", listed)
		}
		return
	}
	if !p.Shows(p.T("chronicle.percent", "n", 100)) && !p.Shows(p.T("chronicle.percent", "n", 0)) {
		p.t.Errorf("of %d matches more than %d count", listed, counted)
	}
	rows, why := 0, 0
	for _, w := range p.UI.Widgets() {
		if strings.HasPrefix(w.ID, "last.") {
			rows++
			if strings.Contains(w.Label, p.T("helped.lesson")) || strings.Contains(w.Label, p.T("helped.lantern")) {
				why++
			}
		}
	}
	if rows != listed || why != listed-counted || !p.Shows(p.T("chronicle.last.helped")[:12]) {
		p.t.Errorf("the chronicle lists %d matches, %d of which it says not to count; want %d and %d", rows, why, listed, listed-counted)
	}
}
