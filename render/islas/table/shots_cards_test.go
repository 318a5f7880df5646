package table_test

import (
	"time"

	"islas/game/islas"
	"islas/render/internal/harness"
	"islas/render/internal/shot"
	"islas/render/ui"
)

// cardShots is what one does with cards, in every window: a card that was picked by a finger, one that is dragged, few discards,
// and hands that nobody looks at.
func cardShots() []shot.Shot {
	var all []shot.Shot
	add := func(s sight, extra func(i int) bool) {
		for i, v := range views {
			one := v.shot(s, false)
			one.Extra = extra(i)
			all = append(all, one)
		}
	}
	always := func(int) bool { return true }
	add(sight{"dragged", plain, func(r *rig, _ moment) []ui.Input {
		r.Rest()
		way := r.way(r.build())
		at, to := r.Widget(way[0]).Rect.Middle(), r.Widget(way[1]).Rect.Middle()
		over := ui.Input{Pos: at, Inside: true, Dt: time.Second / 10}
		down, move := over, over
		down.Down, down.Pressed = true, true
		move.Down, move.Pos = true, at.Lerp(to, 0.7)
		return []ui.Input{over, down, move, move, move, move, move}
	}}, always)
	add(sight{"tapped", plain, func(r *rig, _ moment) []ui.Input {
		r.Rest()
		at := r.Widget(r.way(r.build())[0]).Rect.Middle()
		touch := ui.Input{Pos: at, Inside: true, Touch: true, Dt: time.Second / 10}
		down, up, gone := touch, touch, touch
		down.Down, down.Pressed, up.Released, gone.Inside = true, true, true, false
		return []ui.Input{down, up, gone, gone, gone, gone}
	}}, always)
	add(sight{"few-discards", func(m moment) bool {
		n := m.state().DiscardSize()
		return n >= 1 && n <= 3 && from(islas.PhaseAction, 1)(m)
	}, func(r *rig, _ moment) []ui.Input {
		r.Rest()
		over := ui.Input{Pos: r.Widget("discard").Rect.Middle(), Inside: true, Dt: time.Second}
		return []ui.Input{over, over, over}
	}}, always)
	add(sight{"load-picked", from(islas.PhaseLoad, 3), func(r *rig, _ moment) []ui.Input {
		r.Rest()
		return clicks(r.Widget("card.1").Rect.Middle())
	}}, always)
	for _, w := range append(harness.Handhelds()[1:], harness.Tablets()[3:]...) { // a card that is pointed at, where a part of the table is seen
		one := view{[]string{"de", "en", "es"}[len(all)%3], w, 3}.shot(sight{"raised", plain, func(r *rig, _ moment) []ui.Input {
			r.Rest()
			over := ui.Input{Pos: r.At("card.1"), Inside: true, Dt: time.Second}
			return []ui.Input{over, over, over, over}
		}}, false)
		one.Extra = true
		all = append(all, one)
	}
	add(sight{"nobody", decides(islas.PhaseAction, 4), func(r *rig, m moment) []ui.Input {
		r.sit(m.begun(computers(len(m.setup.Seats))...))
		return []ui.Input{{Dt: time.Nanosecond}, {Dt: time.Nanosecond}}
	}}, always)
	return all
}
