package shell_test

import (
	"slices"
	"testing"

	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/ui"
)

// spaced counts the lines of the frame that are set further apart than usual, and those of several lines that are not.
func (r *rig) spaced() (wide, close int) {
	for _, d := range r.UI.Drawn {
		if d.Kind == ui.DrawnText && !d.Ink.Empty() && d.Style != d.Style.Plain() {
			wide++
		}
	}
	return wide, len(r.UI.Packed())
}

// Whoever wants texts further apart has them so at once and with the next start; back again everything looks as before.
func TestTextsAreSpaced(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := newStage(t, lang)
		files := s.Store.(*store.Memory)
		r := open(t, s, s.Routes.Access(s), full)
		before := r.Picture()
		if wide, _ := r.spaced(); wide > 0 {
			t.Fatalf("%s: %d lines are far apart at first", lang, wide)
		}
		r.pick("spacing")
		r.Wait(5)
		if wide, _ := r.spaced(); wide < 8 {
			t.Errorf("%s: only %d lines are far apart once that was chosen", lang, wide)
		}
		if kept, _, err := settings.Load(files); err != nil || !kept.Spaced {
			t.Errorf("%s: the next start has %v, %v", lang, kept.Spaced, err)
		}
		r.pick("spacing")
		r.Wait(5)
		if r.Picture() != before {
			t.Errorf("%s: texts look different when they are close again", lang)
		}
	}
}

// At the usual size every block of text of more than two lines has the room between its lines, words and letters that was chosen, in every
// scene and wherever in it one scrolls (Xbox Accessibility Guideline 101, Text spacing).
func TestBlocksOfTextAreSpaced(t *testing.T) {
	for i, sc := range scenes() {
		lang := locales.Languages()[i%len(locales.Languages())]
		for _, w := range []harness.Window{{W: 1280, H: 720, Percent: 100, Spaced: true}, {W: 1920, H: 1080, Percent: 100, Spaced: true}} {
			t.Run(sc.name+"-"+lang+"-"+w.String(), func(t *testing.T) {
				s := newStage(t, lang)
				r := open(t, s, sc.open(t, s), w)
				if sc.fill != nil {
					sc.fill(r)
				}
				r.Wait(5)
				for range 40 {
					for _, o := range r.UI.Packed() {
						t.Errorf("%q has no room to be set further apart: %.0f by %.0f pixels", o.Text, o.Rect.W, o.Rect.H)
					}
					if !r.scrollOn() {
						break
					}
				}
			})
		}
	}
}

// scrollOn turns the wheel over the middle of the window, and reports whether that has moved anything.
func (r *rig) scrollOn() bool {
	before := r.drawn()
	w, h := r.UI.Size()
	r.Move(ui.Point{X: w / 2, Y: h / 2})
	r.Wheel(-3)
	r.Wait(3)
	return !slices.Equal(before, r.drawn())
}
