package model_test

import (
	"slices"
	"testing"

	rules "islas/game/model"
	"islas/locales"
	"islas/render/keep/store"
	"islas/render/model"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
)

// If the disk is full, the menu shows that the last moves are not saved, leaving the table loses none, and Quit ends the program only at
// the second click.
func TestFullDiskLosesNoMove(t *testing.T) {
	for _, lang := range locales.Languages() {
		t.Run(lang, func(t *testing.T) {
			tabletest.Bubble(t, func(t *testing.T) { playFull(t, lang) })
		})
	}
}

func playFull(t *testing.T, lang string) {
	s := harness.NewStage(t, lang, model.New())
	s.Go(s.Routes.Title(s))
	p := &person{Rig: tabletest.New(t, rules.Game{}, s, harness.Window{W: 900, H: 450}), t: t}
	p.Clock = true
	p.setUp()
	p.Rest()
	for p.Has("here") {
		p.turn()
		p.Rest()
	}
	saved := p.T("table.saved")
	p.Click("menu")
	if p.Wait(3); !p.Shows(saved) {
		t.Fatalf("the menu does not say %q", saved)
	}
	p.Click("menu.resume")
	p.Rest()
	files := s.Store.(*store.Memory)
	files.FailWith(store.ErrFull)
	p.Click(p.choices()[0])
	p.Rest()
	done := p.Widget("undo").Enabled
	p.Click("menu")
	p.Wait(3)
	if unsaved := p.T("table.unsaved"); !p.Shows(unsaved) || p.Shows(saved) {
		t.Errorf("the menu does not say %q", unsaved)
	}
	if tip := p.Widget("menu.title").Tooltip; tip != p.T("table.to-title-unsaved") {
		t.Errorf("of leaving is told %q", tip)
	}
	p.Click("menu.title")
	p.Wait(5)
	p.Reveal("quit")
	p.Click("quit")
	if ends := s.Saves.MayEnd(); ends || !slices.Contains(s.TakeNotices(), p.T("notice.unsaved", "where", s.Store.Where())) {
		t.Errorf("the program ends: %v, or does not say what is lost", ends)
	}
	p.Reveal("continue")
	p.Click("continue")
	p.Rest()
	for p.Has("here") {
		p.turn()
		p.Rest()
	}
	if p.Widget("undo").Enabled != done {
		t.Error("the move is lost by leaving the table")
	}
	files.FailWith(nil)
	p.Click("menu")
	p.Wait(3)
	p.Click("menu.title")
	p.Wait(5)
	if m := p.Match(); m.Played() != 1 {
		t.Errorf("%d moves are saved once there is room", m.Played())
	}
}
