package table

import (
	"slices"

	"islas/game"
	"islas/render/session"
	"islas/render/ui"
)

// Region is a named rectangle of a table, which a view draws.
type Region struct {
	Name   string         // in lessons, empty for none
	Part   string         // key of what it is called where somebody listens, empty where it is called nothing
	At     *ui.Rect       // in the layout of the tick
	Around func() ui.Rect // what belongs together with it, of which no tooltip covers anything; nil for the region alone
	Draw   func() Intent
}

// draw draws the region, and returns what its view wants.
func (r *Region) draw(u *ui.UI) (want Intent) {
	name, around := r.Part, *r.At
	if name != "" {
		name = u.T(name)
	}
	if r.Around != nil {
		around = r.Around()
	}
	u.PushGroup(around)
	u.InPart(name, func() { want = r.Draw() })
	u.PopGroup()
	return want
}

// Views is what the table of a game has of its own. A game sets it once; all it says is asked in every tick.
type Views[A any] struct {
	Bar     Region   // which stands still where a part of the table is seen
	Regions []Region // in the order in which they are drawn
	Flying  func()   // draws what moves over the regions
	Over    func()   // draws what lies over the table and below popovers, may be nil
	Top     func()   // draws what lies over all, may be nil

	// Asks returns a comparable value for what has been chosen of an answer, and of what widgets stand for whether they are to be clicked
	// next, nil for all that can be clicked. It may be nil.
	Asks    func() (chosen any, wanted func(target any) bool)
	Happens func() []ui.Rect // where the event is seen that is on its way or looked back at

	Places    func() []ui.Rect              // for a suggestion, the best first
	Advise    func() Advice                 // what is suggested
	AdviceFor func(decision []A) Advice     // what is to be clicked for a decision that a lesson awaits
	Spots     func(name string) []ui.Rect   // where else lies what has a name in lessons and is neither region nor widget; may be nil
	Params    func() []any                  // of the texts of a lesson, beside the names of who takes it and of the two next in turn order
	Room      func() Room                   // for an explanation
	Lies      func(at ui.Rect)              // is told where a popover lies, may be nil
	Dispatch  func(u *ui.UI, intent Intent) // does one intent
	Settle    func()                        // does what was chosen as soon as it is one action, may be nil
	LetGo     func() bool                   // lets go of what was chosen, and reports whether there was anything
}

// prompted is what the person at the machine is asked, with what has been chosen of the answer.
type prompted struct{ prompt, chosen any }

// Show draws the table of a tick, from the sea upwards, and then answers what views have wanted and the keys that nothing else has. dialog
// reports that a dialog of the game lies open. Show reports whether keys were answered.
func (k *Kit[S, A, E, V]) Show(f *Frame[S, A, E, V], dialog bool) (keys bool) {
	u, v := f.UI, &k.Views
	k.Stage.PaintSea(u)
	k.Want(v.Bar.draw(u))
	k.Port.Draw(u, f.Arrows(), func() {
		for i := range v.Regions {
			k.Want(v.Regions[i].draw(u))
		}
		v.Flying()
	})
	call(v.Over)
	k.scrollIntoView(u)
	if novelty := k.Session.Novelty(); novelty.Key != "" {
		k.Want(k.explanation.Draw(u, f.Stage, novelty, v.Room()))
		k.lies(k.explanation.At())
	}
	k.drawSuggestion(f)
	if what, ok := k.Session.Instruction(); ok {
		k.Want(k.guide.Draw(u, f.Stage, what, k.stand(f)))
	}
	k.Want(k.Strip.draw(u))
	if f.Drawer == session.MenuDrawer {
		k.Want(k.drawMenu(u))
	}
	call(v.Top)
	return k.answer(u, dialog)
}

// call calls what may be nil.
func call(f func()) {
	if f != nil {
		f()
	}
}

// lies tells the game where a popover lies.
func (k *Kit[S, A, E, V]) lies(at ui.Rect) {
	if k.Views.Lies != nil {
		k.Views.Lies(at)
	}
}

// scrollIntoView brings into view, where not all of the table is seen, what is asked, or else what happens. A lesson does so itself.
func (k *Kit[S, A, E, V]) scrollIntoView(u *ui.UI) {
	if _, teaches := k.Session.Instruction(); teaches {
		return
	}
	var question, chosen any
	var wanted func(target any) bool
	if k.Views.Asks != nil {
		chosen, wanted = k.Views.Asks()
	}
	if p := k.Session.Prompt(); p != nil {
		question = prompted{p, chosen}
	}
	k.Port.scrollIntoView(u, question, k.Session.Happens(), wanted, k.Views.Happens)
}

// drawSuggestion marks what is suggested to the person who decides, and says it in a popover.
func (k *Kit[S, A, E, V]) drawSuggestion(f *Frame[S, A, E, V]) {
	if !f.Hint.Asked() {
		return
	}
	var places []ui.Rect
	if f.Port.Large() {
		places = []ui.Rect{f.Port.View(f.UI).Inset(f.UI.Px(8))}
	} else {
		places = k.Views.Places()
	}
	k.Want(k.suggestion.Draw(f.UI, f.Stage, f.Hint, places, k.Views.Advise))
	k.lies(k.suggestion.At())
}

// stand returns what a lesson has to know of the table.
func (k *Kit[S, A, E, V]) stand(f *Frame[S, A, E, V]) Stand {
	after := func(n int) string { return f.Name((f.Home + game.Seat(n)) % game.Seat(len(f.Players.Seats))) }
	return Stand{
		Spots: func(name string) []ui.Rect { return k.Spots(f.UI, name) },
		Advice: func() Advice {
			decision, _ := k.Session.Awaited()
			return k.Views.AdviceFor(decision)
		},
		Params: slices.Concat([]any{"me", after(0), "left", after(1), "right", after(2)}, k.Views.Params()),
	}
}

// Spots returns where what has a name in lessons lies: a region, a widget by its id, or what else the game knows; nothing if it is not to be
// seen.
func (k *Kit[S, A, E, V]) Spots(u *ui.UI, name string) []ui.Rect {
	for _, r := range k.Views.Regions {
		if r.Name == name && !r.At.Empty() {
			return []ui.Rect{*r.At}
		}
	}
	if w, ok := u.Widget(name); ok && !w.Whole.Empty() {
		return []ui.Rect{w.Whole}
	}
	if k.Views.Spots == nil {
		return nil
	}
	return k.Views.Spots(name)
}

// DrawLog shows the lines of the log in r. lead is the tooltip of those of which more is to be seen.
func (k *Kit[S, A, E, V]) DrawLog(u *ui.UI, r ui.Rect, since session.Since, lead string) {
	if step, clicked := k.Log.Draw(u, r, k.Session.Lines(), since, lead); clicked {
		k.Want(LookBack(step))
	}
}
