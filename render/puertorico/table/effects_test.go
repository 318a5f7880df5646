package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// bearable returns windows of desks, tablets and telephones at all sizes of the interface.
func bearable() (all []harness.Window) {
	for _, size := range [][2]float64{
		{1280, 720}, {1920, 1080}, {960, 600}, {768, 1024}, {1200, 1920}, {3840, 2160}, {900, 450}, {550, 900}, {320, 568}, {568, 320}, {390, 844}, {844, 390},
	} {
		for _, percent := range []int{100, 150, 200} {
			all = append(all, harness.Window{W: size[0], H: size[1], Percent: percent})
		}
	}
	return harness.Some(append(all, harness.In(settings.TypefaceLegible,
		small, harness.Window{W: 960, H: 600, Percent: 200}, harness.Window{W: 320, H: 568, Percent: 100},
		harness.Window{W: 844, H: 390, Percent: 150})...))
}

// TestBuildingsSayWhatTheyDo checks in every window and size, with languages in turn, that each building says what it does in whole words:
// in the market beside its name, where that scrolls at any offset; in the own city, where its sites are too small for words on the page of
// that board; and on the large board of another player.
func TestBuildingsSayWhatTheyDo(t *testing.T) {
	for i, w := range bearable() {
		lang, seats := locales.Languages()[(i+i/3)%3], 2+i%2*3
		bubbled(t, fmt.Sprint(lang, w, seats), func(t *testing.T) {
			m := find(t, seats, func(m moment) bool {
				own, other := m.state().Player(0), m.state().Player(1)
				return decides(puertorico.PhaseBuild, 7)(m) && len(own.Built()) > 5 && own.Has(puertorico.Hacienda) && len(other.Built()) > 6
			})
			r := m.shown(t, lang, w, alone(seats)...)
			r.marketSpeaks()
			r.citySpeaks(m.state().Player(0).Built())
			text := r.readThrough(r.visit(), "visit.words", m.setup.Seats[1].Name)
			for _, b := range m.state().Player(1).Built() {
				if !strings.Contains(text, r.T("effect.theirs."+b.ID())) && !strings.Contains(text, r.T("effect.short."+b.ID())) {
					t.Errorf("what %s of another does is not told", b.ID())
				}
			}
		})
	}
}

// marketSpeaks checks the texts of the market, and leads on until all of it has been seen.
func (r *rig) marketSpeaks() {
	r.t.Helper()
	told := map[puertorico.Building]bool{}
	for range puertorico.Buildings {
		for b := range puertorico.Building(puertorico.Buildings) {
			if !r.seenWhole(b) {
				continue
			}
			told[b] = true
			if at := r.Widget("build." + b.ID()).Rect; !r.does(b, at) || r.named(b, at) == "" {
				r.t.Errorf("%s does not say its name and what it does", b.ID())
			}
		}
		if len(told) == puertorico.Buildings {
			return
		}
		r.Click("market.more")
		r.Rest()
	}
	r.t.Errorf("only %d buildings come into view", len(told))
}

// citySpeaks checks that each building of the home seat has a word for what it does.
func (r *rig) citySpeaks(built []puertorico.Building) {
	r.t.Helper()
	silent := r.silent(built)
	if len(silent) > 0 && r.Has("page.own") {
		r.Click("page.own")
		r.Rest()
		silent = r.silent(built)
	}
	if len(silent) > 0 {
		r.t.Errorf("%v do not say what they do", silent)
	}
}

// does reports whether r has the short or the shortest text of what a building does, in whole words.
func (r *rig) does(b puertorico.Building, in ui.Rect) bool {
	var words []string
	for text, at := range r.UI.DrawnTexts {
		if in.Contains(at.Middle()) && !strings.HasSuffix(text, "…") {
			words = append(words, strings.Fields(text)...)
		}
	}
	return slices.ContainsFunc([]string{"effect.short.", "effect.brief."}, func(key string) bool {
		return !slices.ContainsFunc(strings.Fields(r.T(key+b.ID())), func(word string) bool { return !slices.Contains(words, word) })
	})
}

// silent returns those of some buildings that have no word for what they do.
func (r *rig) silent(built []puertorico.Building) (some []string) {
	for _, b := range built {
		at, keys := r.Widget("own."+b.ID()).Rect, []string{"tag." + b.ID(), "tag.end"}
		says := false
		for text, in := range r.UI.DrawnTexts {
			if !at.Inset(-8 * r.Scale()).Contains(in.Middle()) {
				continue
			}
			for _, key := range keys {
				for n := range 20 {
					says = says || text == r.T(key, "n", n)
				}
			}
		}
		if !says {
			some = append(some, b.ID())
		}
	}
	return some
}

// visit clicks the board of the next player, rests the pointer on it and returns where it is shown large.
func (r *rig) visit() ui.Rect {
	r.t.Helper()
	r.turnTo("page.others")
	r.Click("board.1")
	r.Wait(5)
	at := r.Widget("visit.board").Rect
	r.Move(at.Middle())
	return at
}

// readThrough returns the texts in r from a heading on, in the order in which they are drawn, while an area under the pointer, where there is
// one, is scrolled from its beginning to its end.
func (r *rig) readThrough(in ui.Rect, area, heading string) (text string) {
	r.t.Helper()
	for at, _ := r.UI.ScrollOffset(area); r.Has(area) && at > 0; at, _ = r.UI.ScrollOffset(area) {
		r.Wheel(6)
		r.Wait(2)
	}
	for range 200 {
		var seen []string
		for drawn, at := range r.UI.DrawnTexts {
			if drawn == heading { // what was drawn before lies below
				seen = nil
			}
			if in.Contains(at.Middle()) {
				seen = append(seen, drawn)
			}
		}
		text += " " + strings.Join(seen, " ")
		if offset, most := r.UI.ScrollOffset(area); !r.Has(area) || offset >= most-1 {
			break
		}
		r.Wheel(-0.5)
		r.Wait(2)
	}
	return text
}
