package table

import (
	"slices"

	"islas/game"
	"islas/render/session"
	"islas/render/ui"
)

// What helps whoever plays, over the table: a suggestion, a lesson, an explanation, and bringing into view what matters.

// prompted is what the person at the machine is asked, with what has been chosen of the answer.
type prompted struct{ prompt, chosen any }

// ScrollIntoView brings into view, where not all of the table is seen, what is asked, or else what happens, which is seen in places.
// chosen is a comparable value for what has been chosen of the answer. wanted reports of what a widget stands for whether it is to be
// clicked next; it is nil for all that can be clicked. A lesson does so itself.
func (k *Kit[S, A, E, V]) ScrollIntoView(u *ui.UI, chosen any, wanted func(target any) bool, places func() []ui.Rect) {
	if _, teaches := k.Session.Instruction(); teaches {
		return
	}
	var question any
	if p := k.Session.Prompt(); p != nil {
		question = prompted{p, chosen}
	}
	k.Port.scrollIntoView(u, question, k.Session.Happens(), wanted, places)
}

// DrawSuggestion marks what is suggested to the person who decides, and writes it on a note in one of some places, the best first. It
// returns where that lies; it is empty if nothing was asked for.
func (k *Kit[S, A, E, V]) DrawSuggestion(f *Frame[S, A, E, V], places func() []ui.Rect, advise func() Advice) (lies ui.Rect) {
	if !f.Hint.Asked() {
		return ui.Rect{}
	}
	var at []ui.Rect
	if f.Port.Large() {
		at = []ui.Rect{f.Port.View(f.UI).Inset(f.UI.Px(8))}
	} else {
		at = places()
	}
	k.Want(Wish(k.note.Draw(f.UI, f.Stage, f.Hint, at, advise)))
	return k.note.At()
}

// DrawLesson shows what a lesson says, if one is going on. spots is where what has a name in lessons lies, advise marks what is to be
// clicked for a decision, and params returns the parameters of all texts beside the names of who takes the lesson and of the two next in
// turn order.
func (k *Kit[S, A, E, V]) DrawLesson(f *Frame[S, A, E, V], spots func(name string) []ui.Rect, advise func(decision []A) Advice, params func() []any) {
	what, ok := k.Session.Instruction()
	if !ok {
		return
	}
	after := func(n int) string { return f.Name((f.Home + game.Seat(n)) % game.Seat(len(f.Players.Seats))) }
	k.Want(Wish(k.guide.Draw(f.UI, f.Stage, what, Stand{
		Spots: spots,
		Advice: func() Advice {
			decision, _ := k.Session.Awaited()
			return advise(decision)
		},
		Params: slices.Concat([]any{"me", after(0), "left", after(1), "right", after(2)}, params()),
	})))
}

// DrawExplanation explains what has happened for the first time, in a room, and returns where that lies; it is empty if nothing is
// explained.
func (k *Kit[S, A, E, V]) DrawExplanation(f *Frame[S, A, E, V], room func() Room) (at ui.Rect) {
	novelty := k.Session.Novelty()
	if novelty.Key == "" {
		return ui.Rect{}
	}
	k.Want(Wish(k.explanation.Draw(f.UI, f.Stage, novelty, room())))
	return k.explanation.At()
}

// DrawLog shows the lines of the log in r. lead is the tooltip of those of which more is to be seen.
func (k *Kit[S, A, E, V]) DrawLog(u *ui.UI, r ui.Rect, since session.Since, lead string) {
	if step, clicked := k.Log.Draw(u, r, k.Session.Lines(), since, lead); clicked {
		k.Want(LookBack(step))
	}
}
