package table_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// strongest returns the opacity of the barrels in a place, above their numbers, and how many icons are drawn there.
func (r *rig) strongest(in ui.Rect) (alpha float64, icons int) {
	in.H *= 0.65
	r.UI.DrawnPaintings(func(key any, at ui.Rect, a float64) bool {
		kind := fmt.Sprintf("%T", key)
		switch {
		case !in.Contains(at.Middle()):
		case strings.HasSuffix(kind, "art.Barrel"):
			alpha = max(alpha, a)
		case strings.Contains(strings.ToLower(kind), "icon"):
			icons++
		}
		return true
	})
	return alpha, icons
}

// TestBarredBarrelsLookSo checks that barrels that can't be sold or loaded now are faint and crossed out, and that others are opaque.
func TestBarredBarrelsLookSo(t *testing.T) {
	can := func(s *puertorico.State, g puertorico.Good) bool {
		return slices.ContainsFunc(s.Legal(nil), func(a puertorico.Action) bool { return a.Kind != puertorico.Pass && a.Good() == g })
	}
	for name, phase := range map[string]puertorico.Phase{"sell": puertorico.PhaseSell, "load": puertorico.PhaseLoad} {
		for _, w := range []harness.Window{full, large, flat} {
			bubbled(t, fmt.Sprintf("%s-%v", name, w), func(t *testing.T) {
				m := find(t, 2, func(m moment) bool {
					kinds := map[bool]int{}
					for g, n := range m.state().Player(0).Barrels() {
						kinds[can(m.state(), puertorico.Good(g))] += int(n)
					}
					return decides(phase, 4)(m) && kinds[true] > 0 && kinds[false] > 0
				})
				r := m.shown(t, "en", w, alone(2)...)
				for g, n := range m.state().Player(0).Barrels() {
					good := puertorico.Good(g)
					alpha, icons := r.strongest(r.Widget("good." + good.ID()).Rect)
					open, looks := can(m.state(), good), alpha <= 0.5 && icons == 1
					if open {
						looks = alpha == 1 && (name == "load" || icons == 0)
					}
					if n > 0 && !looks {
						t.Errorf("%v, with which something can be done: %v, is seen by %.2f, with %d icons", good, open, alpha, icons)
					}
				}
			})
		}
	}
}

// TestKeepingIsProposedAndChanged checks that what is proposed to be kept loses the fewest barrels, and the button says how many; that clicks
// on barrels change what is kept, and the bar and every kind say so; and that a suggestion leaves confirming to the button on the table while
// barrels are kept as suggested, and otherwise has one of its own.
func TestKeepingIsProposedAndChanged(t *testing.T) {
	for i, w := range []harness.Window{small, large, full} {
		bubbled(t, w.String(), func(t *testing.T) {
			m := find(t, 3, func(m moment) bool {
				own := m.state().Player(0).Barrels()
				return decides(puertorico.PhaseKeep, 1)(m) && len(m.state().Legal(nil)) > 2 && own.Kinds().Len() > 2
			})
			r := m.shown(t, locales.Languages()[i], w, game.Human, game.Human, game.Human)
			own, least := m.state().Player(0).Barrels(), 1000
			for _, a := range m.state().Legal(nil) {
				lost := own.Total() - 1
				for g, n := range own {
					if a.Warehoused().Has(puertorico.Good(g)) {
						lost -= int(n)
					}
				}
				least = min(least, lost)
			}
			for _, want := range []string{r.T("do.keep-these", "n", least), r.T("prompt.keep", "name", "Bartholomäus")} {
				if !r.Shows(want) {
					t.Errorf("%q is not said: the bar says %q, the button %q", want, r.Prompt(), r.Widget("confirm").Label)
				}
			}
			r.Click("confirm")
			r.Rest()
			if done := r.Match().Actions(); len(done) <= m.at || done[m.at].Kind != puertorico.Keep {
				t.Fatalf("done was %v", done[m.at:])
			}
			r.Click("undo")
			r.Rest()
			r.Click("suggest")
			r.Rest()
			asks := map[bool]int{r.Has("suggest.do"): 1}
			if asks[false] > 0 {
				r.onlyConfirms("kept as suggested")
			}
			for g, n := range own {
				id, this, not := "good."+puertorico.Good(g).ID(), r.T("store.keep-this"), r.T("store.keep-not")
				tip, kept := r.Widget(id).Tooltip, r.Widget(id).Value != ""
				if strings.Contains(tip, not) != (n > 0 && kept) || strings.Contains(tip, this) != (n > 0 && !kept) {
					t.Errorf("%d of %s, kept: %v, says %q", n, id, kept, tip)
				}
				if n == 0 {
					continue
				}
				if r.Click(id); (r.Widget(id).Value != "") == kept {
					t.Errorf("a click on %s, kept: %v, changes nothing", id, kept)
				}
				asks[r.Has("suggest.do")]++
			}
			if asks[true] == 0 || asks[false] == 0 {
				t.Errorf("the note has a button of its own %d times, and none %d times", asks[true], asks[false])
			}
		})
	}
}

// TestKeptAndLostAreTold checks that what is kept is told in words where there is room and otherwise in numbers alone, and that what is lost
// stands beside or below it.
func TestKeptAndLostAreTold(t *testing.T) {
	for i, w := range []harness.Window{small, full, large} {
		lang := locales.Languages()[i]
		bubbled(t, fmt.Sprintf("%s-%v", lang, w), func(t *testing.T) {
			m := find(t, 5, func(m moment) bool {
				return decides(puertorico.PhaseKeep, 1)(m) && m.state().Player(0).WarehouseKinds() > 0
			})
			r := m.shown(t, lang, w, alone(5)...)
			if want := r.T("prompt.keep-kinds", "name", "Bartholomäus", "n", m.state().Player(0).WarehouseKinds()); !strings.Contains(r.Prompt(), want) {
				t.Errorf("the bar says %q, want %q", r.Prompt(), want)
			}
			own, words, numbers := m.state().Player(0).Barrels(), 0, 0
			for g := range puertorico.Good(puertorico.Goods) {
				at := r.Widget("good." + g.ID())
				n := int(own[g])
				if at.Value == r.T("state.keeps-one") {
					n = 1
				}
				switch {
				case n == 0 || at.Value == "":
				case r.ShowsIn(r.T("store.keeps", "n", n), at.Rect):
					words++
				case r.ShowsIn(r.T("table.number", "n", n), at.Rect):
					numbers++
				default:
					t.Errorf("nothing says that %d of %v are kept", n, g)
				}
				if lost := int(own[g]) - n; at.Value == r.T("state.keeps-one") && lost > 0 && !r.ShowsIn(r.T("store.lost", "n", lost), at.Rect) {
					t.Errorf("nothing says that %d of %v are lost", lost, g)
				}
			}
			if words+numbers == 0 || words == 0 && w.Percent == 100 {
				t.Errorf("%d kinds are told in words, %d in numbers", words, numbers)
			}
		})
	}
}

// TestABarrelIsExplained checks that the tooltips of the home seat's barrels say what a barrel is, as goods come in baskets, chests and
// sacks.
func TestABarrelIsExplained(t *testing.T) {
	bubble(t, func(t *testing.T) {
		for _, phase := range []puertorico.Phase{puertorico.PhaseRole, puertorico.PhaseSell, puertorico.PhaseKeep, puertorico.PhaseLoad} {
			m := find(t, 3, decides(phase, 3))
			r := m.shown(t, "en", small, alone(3)...)
			told, want := 0, r.T("store.barrel")
			for g := range puertorico.Good(puertorico.Goods) {
				own := r.Widget("good." + g.ID())
				if own.Enabled && strings.Contains(own.Tooltip, want) || !own.Enabled && strings.Contains(own.Why, want) {
					told++
				}
			}
			if told == 0 {
				t.Errorf("phase %v: no own goods say %q", phase, want)
			}
		}
	})
}

// refused reports whether an action is illegal in a position by a rule.
func refused(s *puertorico.State, a puertorico.Action, by puertorico.Reason) bool {
	var illegal *puertorico.Illegal
	return errors.As(s.Check(a), &illegal) && illegal.Reason == by
}

// TestStoreSaysThatSupplyIsEmpty checks that a kind that can't be taken for the craftsman's privilege says why not: in one line, or in
// several where words have no room in one.
func TestStoreSaysThatSupplyIsEmpty(t *testing.T) {
	for i, w := range []harness.Window{full, large, flat} {
		lang := locales.Languages()[i]
		bubbled(t, lang+w.String(), func(t *testing.T) {
			m := find(t, 5, cornIsOut)
			r := m.shown(t, lang, w, alone(5)...)
			r.says(r.T("store.none-left"), r.Widget("good.corn").Rect)
		})
	}
}

// cornIsOut reports whether the person on the first seat can't take corn for the craftsman's privilege because the supply has none.
func cornIsOut(m moment) bool {
	return decides(puertorico.PhaseExtra, 1)(m) && refused(m.state(), puertorico.ExtraAction(puertorico.Corn), puertorico.ReasonSupplyEmpty)
}

// TestTilesSayWhatTheyAreGoodFor checks that the tooltip of each tile says what it is good for: what its barrels need and sell for, and
// what a quarry saves.
func TestTilesSayWhatTheyAreGoodFor(t *testing.T) {
	for lang, says := range map[string][3]string{
		"en": {"corn needs no building", "a building for ", "costs you a doubloon less"},
		"de": {"Mais braucht kein Gebäude", "einem Gebäude für ", "eine Dublone weniger"},
		"es": {"el maíz no necesita edificio", "un edificio de ", "te cuesta un doblón menos"},
	} {
		bubbled(t, lang, func(t *testing.T) {
			m := find(t, 4, func(m moment) bool {
				return decides(puertorico.PhaseTile, 1)(m) && m.state().Check(puertorico.TileAction(puertorico.Tile(puertorico.Corn))) == nil &&
					m.state().Check(puertorico.TileAction(puertorico.Quarry)) == nil && len(m.state().Legal(nil)) > 4
			})
			r := m.shown(t, lang, large, alone(4)...)
			told := 0
			for _, w := range r.UI.Widgets() {
				kind, ok := strings.CutPrefix(w.ID, "tile.")
				if !ok {
					continue
				}
				want := says[1]
				switch {
				case kind == "quarry":
					want = says[2]
				case strings.HasPrefix(kind, "corn."):
					want = says[0]
				}
				if told++; !strings.Contains(w.Tooltip, want) {
					t.Errorf("of %s %q is not said, but %q", w.ID, want, w.Tooltip)
				}
			}
			if told < 5 {
				t.Errorf("only %d tiles are seen", told)
			}
		})
	}
}

// TestTilesKeepTheirPlaces checks that no tile of the row moves when another is taken.
func TestTilesKeepTheirPlaces(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, func(m moment) bool {
			row := m.state().Row()
			return decides(puertorico.PhaseTile, 2)(m) && len(row) == 4 && row[0] != row[1]
		})
		r := m.shown(t, "en", full, alone(4)...)
		row := func() (all []ui.Rect) {
			for _, w := range r.UI.Widgets() {
				if strings.HasPrefix(w.ID, "tile.") && w.ID != "tile.quarry" {
					all = append(all, w.Rect)
				}
			}
			return all
		}
		before := row()
		r.do(puertorico.TileAction(m.state().Row()[1]))
		for range 120 {
			if r.Wait(1); len(row()) < 3 {
				break
			}
			if after := row(); len(after) == 3 && !slices.Equal(after, slices.Delete(slices.Clone(before), 1, 2)) {
				t.Fatalf("the tiles were at %v, and are at %v", before, after)
			}
		}
		if len(row()) == len(before) {
			t.Error("no tile is taken")
		}
	})
}

// TestTilesAreNamed checks the names on the tiles of the row, and the text on the quarries if they are barred.
func TestTilesAreNamed(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			return decides(puertorico.PhaseTile, 3)(m) && refused(m.state(), puertorico.TileAction(puertorico.Quarry), puertorico.ReasonQuarryBarred)
		})
		r := m.shown(t, "en", full, alone(3)...)
		r.says(r.T("tiles.barred"), r.Widget("tile.quarry").Rect.Inset(-4))
		for i, tile := range m.state().Row() {
			r.says(r.T("good."+puertorico.Good(tile).ID()), r.Widget(fmt.Sprintf("tile.%s.%d", tile.ID(), i)).Rect.Inset(-4))
		}
	})
}

// says checks that a text is written in r, in one line or in several.
func (r *rig) says(text string, in ui.Rect) {
	r.t.Helper()
	if r.ShowsIn(text, in) {
		return
	}
	for _, word := range strings.Fields(text) {
		if !r.ShowsIn(word, in) {
			r.t.Errorf("%q is not written at %v", text, in)
		}
	}
}
