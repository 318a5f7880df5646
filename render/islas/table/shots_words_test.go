package table_test

import (
	"fmt"

	"islas/game/islas"
	"islas/render/internal/harness"
	"islas/render/internal/shot"
	"islas/render/ui"
)

// opened are moments in which something lies open over the table.
func opened(ids ...string) func(r *rig, _ moment) []ui.Input {
	return func(r *rig, _ moment) []ui.Input {
		r.Rest()
		for _, id := range ids[:len(ids)-1] {
			r.Click(id)
			r.Rest()
		}
		return clicks(r.Widget(ids[len(ids)-1]).Rect.Middle())
	}
}

// phones are windows of telephones in which words are asked to be twice as large.
func phones() []harness.Window {
	return []harness.Window{{W: 320, H: 568, Percent: 200}, {W: 568, H: 320, Percent: 200}}
}

// wordsShots is what lies over the table where words are twice as large as on telephones.
func wordsShots() (all []shot.Shot) {
	some := append(suggestSights(), forecastSights()...)
	for _, id := range []string{"menu", "open.supply", "open.powers", "open.log", "discard"} {
		some = append(some, sight{id, func(m moment) bool { return from(islas.PhaseAction, 5)(m) && m.state().DiscardSize() > 6 }, opened(id)})
	}
	for i, s := range append(some, sights()...) {
		if s.name == "forecast-discards" {
			continue // there the third one is scrolled to
		}
		for k, w := range phones() {
			v := view{[]string{"de", "es", "en"}[(i+k)%3], w, 2 + (i+k)%4}
			one := v.shot(s, false)
			one.Name = fmt.Sprintf("words-%s-%.0fx%.0f-%s", s.name, w.W, w.H, v.lang)
			all = append(all, one)
		}
	}
	return all
}

// wordsLessons is the lesson and something that is explained there.
func wordsLessons() (all []shot.Shot) {
	for step := 0; step < 24; step += 3 {
		for k, w := range phones() {
			v := view{[]string{"de", "es", "en"}[(step/3+k)%3], w, 3}
			all = append(all, shot.Shot{
				Name: fmt.Sprintf("words-lesson-%02d-%.0fx%.0f-%s", step+1, w.W, w.H, v.lang), W: int(w.W), H: int(w.H),
				Scale: harness.New(judge{}, newStage(judge{}, v.lang), w).Scale(), Extra: true, Open: func() shot.Subject { return v.lesson(step) },
			})
		}
	}
	return all
}
