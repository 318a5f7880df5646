package table

import (
	"slices"

	"islas/game"
	"islas/render/session"
	"islas/render/theme"
	"islas/render/ui"
)

// Region is a named rectangle of a table that a view draws.
type Region struct {
	Name   string         // in lessons, empty for none
	Part   string         // key of its name for screen readers, empty for none
	At     *ui.Rect       // position in the layout of the tick
	Around func() ui.Rect // returns the area that belongs to the region, of which no tooltip covers anything; nil for the region alone
	Draw   func() Intent
	Always bool // it is drawn even if its rectangle is empty: it keeps something in every tick, or what it draws lies elsewhere
}

// draw draws the region, and returns the intent of its view.
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

// Views is what the table of a game adds to the kit. A game sets it once; its functions are called in every tick.
type Views[A any] struct {
	Bar     Region   // stays in place where a part of the table is shown
	Regions []Region // in the order in which they are drawn
	Flying  func()   // draws what moves over the regions
	Over    func()   // draws what lies over the table and below popovers, may be nil
	Top     func()   // draws what lies over everything, may be nil

	Celebration func() Celebration // returns the ceremony of the event that is shown; nil if no event has one
	Ribbon      func() ui.Rect     // returns where that lies: in its middle, and nowhere else; nil for the middle of the table
	Last        func() bool        // reports whether the round that is shown is the last; nil in a game without rounds to look forward to
	Near        func() bool        // reports whether somebody may soon win, for the music of such a game; may be nil

	// Asks returns a comparable value for the part of an answer that has been chosen, and a function that reports whether the widgets of a
	// target are to be clicked next, nil for all that can be clicked. Asks may be nil.
	Asks    func() (chosen any, wanted func(target any) bool)
	Happens func() []ui.Rect // returns where the event that is shown or looked back at happens

	Places    func() []ui.Rect              // returns the places for a suggestion, the best first
	Advise    func() Advice                 // returns the content of the popover of a suggestion
	AdviceFor func(decision []A) Advice     // returns what is to be clicked for a decision that a lesson awaits
	Spots     func(name string) []ui.Rect   // returns where a thing lies that lessons name and that is no region or widget; may be nil
	Outline   func(r ui.Rect) []ui.Point    // returns the outline of what lies at a rectangle, a spot or a widget; nil for the rectangle itself; may be nil
	Params    func() []any                  // returns parameters of lesson texts, besides the names of the player and the next two, and their level
	Room      func() Room                   // returns where an explanation may lie
	Lies      func(at ui.Rect)              // receives the position of a popover, may be nil
	Dispatch  func(u *ui.UI, intent Intent) // does one intent
	Settle    func()                        // carries out the player's choice as soon as it is one action, may be nil
	LetGo     func() bool                   // drops the player's choice, and reports whether there was one
}

// prompted is a prompt for the person at the machine, with the part of the answer that has been chosen.
type prompted struct{ prompt, chosen any }

// Show draws the table of a tick, from the sea upwards, then dispatches the intents of the views and answers the keys that nothing else has
// answered. dialog means that a dialog of the game is open. Show reports whether it answered keys.
func (k *Kit[S, A, E, V]) Show(f *Frame[S, A, E, V], dialog bool) (keys bool) {
	u, v := f.UI, &k.Views
	k.Stage.PaintSea(u)
	k.evening(f)
	k.Want(v.Bar.draw(u))
	k.Port.Draw(u, f.Arrows(), func() {
		for i := range v.Regions {
			if r := &v.Regions[i]; r.Always || !r.At.Empty() {
				k.Want(r.draw(u))
			}
		}
		v.Flying()
	})
	k.light(u, duskOver)
	k.past(f)
	call(v.Over)
	k.celebrate(f)
	k.scrollIntoView(u)
	if novelty := k.Session.Novelty(); novelty.Key != "" {
		k.Want(k.explanation.Draw(u, f.Stage, novelty, v.Room()))
		k.lies(k.explanation.place.At)
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
	k.finale(f)
	return k.answer(u, dialog || f.Crowned && !f.Watching)
}

// call calls f unless it is nil.
func call(f func()) {
	if f != nil {
		f()
	}
}

// lies passes the position of a popover to the game.
func (k *Kit[S, A, E, V]) lies(at ui.Rect) {
	if k.Views.Lies != nil {
		k.Views.Lies(at)
	}
}

// scrollIntoView scrolls the prompt into view, or else the event, where not all of the table is shown. A lesson does that itself.
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

// drawSuggestion marks what is suggested to the person who decides, and draws its popover.
func (k *Kit[S, A, E, V]) drawSuggestion(f *Frame[S, A, E, V]) {
	if !f.Hint.Asked {
		return
	}
	var places []ui.Rect
	if f.Port.Large() {
		places = []ui.Rect{f.Port.View(f.UI).Inset(f.UI.Px(8))}
	} else {
		places = k.Views.Places()
	}
	k.Want(k.suggestion.Draw(f.UI, f.Stage, &f.Hint.Hint, places, func() Advice {
		a := k.Views.Advise()
		a.outline = k.Views.Outline
		return a
	}))
	k.lies(k.suggestion.place.At)
}

// stand returns what a lesson needs from the table.
func (k *Kit[S, A, E, V]) stand(f *Frame[S, A, E, V]) Stand {
	seat := func(n int) game.Seat { return (f.Home + game.Seat(n)) % game.Seat(len(f.Players.Seats)) }
	after := func(n int) string { return f.Name(seat(n)) }
	return Stand{
		Spots: func(name string) []ui.Rect { return k.Spots(f.UI, name) },
		Advice: func() Advice {
			decision, _ := k.Session.Awaited()
			a := k.Views.AdviceFor(decision)
			a.outline = k.Views.Outline
			return a
		},
		Outline: k.Views.Outline,
		Params:  slices.Concat([]any{"me", after(0), "left", after(1), "right", after(2), "level", f.UI.T("level." + f.Players.Seats[seat(1)].Control)}, k.Views.Params()),
	}
}

// Spots returns where something with a name in lessons lies: a region, a widget by its id, or something that the game knows. It returns
// nothing if that is not visible.
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

// DrawLog draws the lines of the log in r. lead is the tooltip of those that can be looked back at.
func (k *Kit[S, A, E, V]) DrawLog(u *ui.UI, r ui.Rect, since session.Since, lead string) {
	k.Log.faces = func(r ui.Rect, seat game.Seat, first bool) {
		if colour := k.Stage.Colour(u.Theme(), seat); !first {
			u.Fill(ui.Rect{X: r.Middle().X - u.Px(1.5), Y: r.Y, W: u.Px(3), H: r.H}, colour)
			return
		}
		face := r.Center(r.W, r.W)
		if r.H > r.W {
			face.Y = r.Y
		}
		k.Stage.PaintPortrait(u, face, k.Players.Seats, seat)
	}
	if step, clicked := k.Log.Draw(u, r, k.Session.Lines(), since, lead); clicked {
		k.Want(LookBack(step))
	}
}

// Fade lays translucent paper over r, such as the log, if something at a rectangle covers a part of it, so that no line sticks out below.
func Fade(u *ui.UI, r, at ui.Rect) {
	if th := u.Theme(); !r.Intersect(at).Empty() {
		u.Round(r.Inset(u.Px(4)), u.Px(6), theme.Alpha(th.Paper, 0.88), 0, th.Paper)
	}
}
