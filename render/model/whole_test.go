package model_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"islas/game"
	rules "islas/game/model"
	"islas/game/record"
	"islas/locales"
	"islas/render/model"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// person plays a match of the model game by clicks alone.
type person struct {
	*tabletest.Rig[rules.Position, rules.Action, rules.Event]
	t         testing.TB
	handovers int
	undone    bool
	advised   bool
	resumed   bool
}

// TestWholeMatch plays a complete match as people do: it is set up on the title by clicks, two people and a computer play at one machine,
// one undoes an action, one asks for a suggestion, one leaves and continues; the result is shown and its record is right.
func TestWholeMatch(t *testing.T) {
	for _, lang := range locales.Languages() {
		t.Run(lang, func(t *testing.T) {
			tabletest.Bubble(t, func(t *testing.T) { playWhole(t, lang) })
		})
	}
}

func playWhole(t *testing.T, lang string) {
	s := harness.NewStage(t, lang, model.New())
	s.Go(s.Routes.Title(s))
	p := &person{Rig: tabletest.New(t, rules.Game{}, s, harness.Window{W: 1280, H: 720}), t: t}
	p.Clock = true
	p.Watch = func() {
		for text := range p.UI.DrawnTexts {
			if strings.HasPrefix(text, "[") {
				t.Errorf("a text is missing: %s", text)
			}
		}
	}
	p.setUp()
	for range 200 {
		p.Rest()
		if p.Has("result") {
			break
		}
		p.turn()
	}
	if p.handovers < 8 || !p.undone || !p.advised || !p.resumed {
		t.Errorf("%d hand-overs; taken back: %v, advised: %v, continued: %v", p.handovers, p.undone, p.advised, p.resumed)
	}
	p.Click("result")
	p.Pass(time.Minute)
	p.Rest()
	p.Click("save")
	p.Rest()
	p.check()
}

// setUp sets up a match of two people and a computer, with four rounds.
func (p *person) setUp() {
	p.Rest()
	p.Click("new")
	p.Wait(5)
	p.Click("count/1")
	p.Wait(3)
	p.Reveal("seat.2.control/0")
	p.Click("seat.2.control/0")
	p.Wait(3)
	p.Reveal("rounds/less")
	p.Click("rounds/less")
	p.Wait(3)
	p.Click("start")
	p.Wait(3)
}

// turn does the next thing.
func (p *person) turn() {
	p.t.Helper()
	switch m := p.Match(); {
	case p.Has("here"):
		p.handovers++
		p.Pass(time.Second)
		p.Click("here")
	case p.Widget("undo").Enabled && !p.undone:
		p.Click("undo")
		p.undone = p.Match().Played() == m.Played()-1
	case p.undone && !p.advised && len(p.choices()) > 0:
		p.Click("suggest")
		p.Rest()
		p.Click("suggest.do")
		p.advised = p.Match().Played() == m.Played()+1
	case p.advised && !p.resumed && len(p.choices()) > 0:
		p.Click("menu")
		p.Wait(3)
		p.Click("menu.title")
		p.Wait(5)
		p.Click("continue")
		p.Rest()
		p.resumed = p.Match().Played() >= m.Played()
	default:
		choices := p.choices()
		if len(choices) == 0 {
			p.t.Fatalf("nothing can be done, there are %v", p.IDs())
		}
		p.Click(choices[len(choices)-1])
	}
}

// choices returns the ids of what the person at the machine may do at the table.
func (p *person) choices() (ids []string) {
	for _, w := range p.UI.Widgets() {
		if _, ok := w.Target.(rules.Action); ok && w.Role == ui.RoleButton {
			ids = append(ids, w.ID)
		}
	}
	return ids
}

// check reads the saved record: it is complete, and the rules allow every step of it.
func (p *person) check() {
	p.t.Helper()
	data, err := p.Store.Read("match-1" + record.Extension)
	if err != nil {
		p.t.Fatal(err)
	}
	r, err := record.Read(bytes.NewReader(data), rules.Game{}, rules.Lines{})
	if err != nil || !r.Over {
		p.t.Fatalf("the record does not lead to the end: %v", err)
	}
	seats := r.Setup.Seats
	if len(seats) != 3 || seats[1].Control != game.Human || seats[2].Control != "easy" || r.Setup.Values[rules.Rounds] != 4 {
		p.t.Errorf("the record tells of another set-up: %+v", r.Setup)
	}
}
