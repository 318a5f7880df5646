package tabletest

import (
	"maps"
	"regexp"
	"slices"
	"strings"

	"islas/render/ui"
)

// sheet is the id of the popover of a lesson.
const sheet = "lesson.sheet"

// gap matches a parameter in a text.
var gap = regexp.MustCompile(`\\\{[a-z]+\\\}`)

// Hears checks that the text of a step is shown.
func (p *Pupil[S, A, E]) Hears(step int) {
	p.t.Helper()
	w, ok := p.at.Find(sheet)
	want := p.at.T("lesson." + p.Lesson.Steps[step].Say)
	if !ok || !is(w.Label, want) {
		p.t.Fatalf("step %d: said is %q, want %q; there are %v", step, w.Label, want, p.at.IDs())
	}
	if n := len(strings.Fields(w.Label)); n > 36 {
		p.t.Errorf("step %d: %d words at once: %s", step, n, w.Label)
	}
	if !p.at.UI.Bounds().Holds(w.Rect) {
		p.t.Errorf("step %d: the sheet lies at %v", step, w.Rect)
	}
}

// Answers checks that the text of a step is still shown, and that the last action is answered by a text.
func (p *Pupil[S, A, E]) Answers(step int, key string) {
	p.t.Helper()
	p.Hears(step)
	if got, want := p.at.Widget(sheet).Value, p.at.T(key); !is(got, want) {
		p.t.Errorf("step %d: answered is %q, want %q", step, got, want)
	}
}

// is reports whether a shown text is a text with all its parameters filled in.
func is(said, text string) bool {
	form := "^" + gap.ReplaceAllString(regexp.QuoteMeta(text), ".+") + "$"
	return regexp.MustCompile(form).MatchString(said) && !strings.ContainsAny(said, "{[")
}

// Sees checks that all names of a step are known and all its keys have a text, and that the popover covers neither what is highlighted nor
// what is to be clicked.
func (p *Pupil[S, A, E]) Sees(i int) {
	p.t.Helper()
	step := p.Lesson.Steps[i]
	for _, name := range slices.Concat(step.Lit, step.Keep, slices.Sorted(maps.Keys(step.Wrong))) {
		rects := p.spots(name)
		if len(rects) == 0 {
			p.t.Errorf("step %d: %q is nowhere", i, name)
		}
		for _, r := range rects {
			if slices.Contains(step.Lit, name) {
				p.uncovered(i, name, r)
			}
		}
	}
	for name, key := range step.Wrong {
		if p.at.T("lesson." + key)[0] == '[' {
			p.t.Errorf("step %d: no answer to a click on %s: %q", i, name, key)
		}
	}
	for _, key := range step.Knows {
		if p.at.T("explain." + key)[0] == '[' {
			p.t.Errorf("step %d: nothing is explained by %q", i, key)
		}
	}
	if step.Undo {
		p.uncovered(i, "undo", p.at.Widget("undo").Rect)
	}
	if step.Look != "" {
		p.uncovered(i, step.Look, p.spots(step.Look)[0])
	}
	if !step.Waits {
		return
	}
	for _, id := range p.Way(i) {
		if w, ok := p.at.Find(id); ok {
			p.uncovered(i, id, w.Rect)
		} else {
			p.t.Errorf("step %d: there is no %q to be clicked", i, id)
		}
	}
}

// uncovered checks that the popover covers hardly anything of a rectangle.
func (p *Pupil[S, A, E]) uncovered(i int, what string, r ui.Rect) {
	p.t.Helper()
	lies := p.at.Widget(sheet).Rect
	if in := r.Intersect(lies); in.W*in.H > 0.2*r.W*r.H {
		p.t.Errorf("step %d: the sheet at %v covers %q at %v", i, lies, what, r)
	}
}

// ends checks that after the last step the lesson shows no more texts, is stored as taken, has explained all it can, and that its match
// goes on.
func (p *Pupil[S, A, E]) ends() {
	p.t.Helper()
	p.at.Rest()
	if w, ok := p.at.Find(sheet); ok {
		p.t.Fatalf("the lesson still says %q", w.Label)
	}
	p.GoesOn()
	if !p.at.Stage.Lessons.Been().Done {
		p.t.Error("that the lesson was taken is not kept")
	}
	for _, step := range p.Lesson.Steps {
		for _, key := range step.Knows {
			if !p.at.Stage.Lessons.Explained(key) {
				p.t.Errorf("the lesson has told of %s, and it would be explained once more", key)
			}
		}
	}
}

// TakeAll takes the whole lesson. At every step its text must be shown and its subject seen and not covered, and in the end its match must
// go on like any other.
func (p *Pupil[S, A, E]) TakeAll() {
	p.t.Helper()
	p.paced()
	for step := range p.Lesson.Steps {
		p.at.Rest()
		p.Hears(step)
		p.Sees(step)
		p.Takes(step)
	}
	p.ends()
}

// Figures of the pace of a lesson.
const (
	mostReading = 3  // steps in a row in which the player only reads on
	mostMinutes = 8  // of a lesson of leastSteps
	leastSteps  = 30 // that many steps may last as long as mostMinutes, more of them in proportion
	readWords   = 3  // in a second
	doneSeconds = 7  // to do what a step asks for
	shownAction = 3  // seconds that an action of the others is shown
)

// paced checks that the player does something again and again, an undo and a forecast among it, and that the lesson does not last too long.
func (p *Pupil[S, A, E]) paced() {
	p.t.Helper()
	reading, undone, looked, seconds := 0, false, false, 0
	for i, step := range p.Lesson.Steps {
		seconds += 1 + len(strings.Fields(p.at.T("lesson."+step.Say)))/readWords + shownAction*len(step.Play)
		undone, looked = undone || step.Undo, looked || step.Look != ""
		if step.Waits || step.Undo || step.Look != "" {
			reading, seconds = 0, seconds+doneSeconds
		} else if reading++; reading > mostReading {
			p.t.Errorf("step %d: the player has only read for %d steps", i, reading)
		}
	}
	if !undone || !looked {
		p.t.Errorf("the player takes nothing back (%v), or has nothing foretold (%v)", !undone, !looked)
	}
	if n := len(p.Lesson.Steps); seconds > 60*mostMinutes*max(n, leastSteps)/leastSteps {
		p.t.Errorf("%d steps last %d:%02d minutes", n, seconds/60, seconds%60)
	} else {
		p.t.Logf("%d steps last %d:%02d minutes", n, seconds/60, seconds%60)
	}
}

// TakeResuming takes the whole lesson and resumes it at every step: the same must be seen as when the step was reached, and the lesson must
// go back to the step before, and on from there.
func (p *Pupil[S, A, E]) TakeResuming() {
	p.t.Helper()
	for step := range p.Lesson.Steps {
		p.at.Rest()
		before := p.written()
		p.From(step)
		p.at.Rest()
		p.Hears(step)
		if after := p.written(); !slices.Equal(before, after) {
			p.t.Errorf("step %d: shown is %v instead of %v", step, missing(after, before), missing(before, after))
		}
		if step > 0 && step%3 == 0 {
			p.at.Click("lesson.back")
			p.at.Rest()
			p.Hears(step - 1)
			p.Takes(step - 1)
			p.at.Rest()
			p.Hears(step)
		}
		p.Takes(step)
	}
	p.ends()
}

// missing returns the texts that are not among others.
func missing(texts, others []string) (some []string) {
	for _, text := range texts {
		if !slices.Contains(others, text) {
			some = append(some, text)
		}
	}
	return some
}
