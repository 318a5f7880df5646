package table_test

import (
	"fmt"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/ui"
)

// rests rests the pointer on a role and returns the texts that are drawn, with where they lie.
func (r *rig) rests(role puertorico.Role) map[string]ui.Rect {
	r.t.Helper()
	r.Move(r.Widget("role." + role.ID()).Rect.Middle())
	r.Wait(60)
	all := map[string]ui.Rect{}
	for text, at := range r.UI.DrawnTexts {
		all[text] = at
	}
	return all
}

// Why the trading house takes something of nobody is said at the largest size of the interface, too, in a full round, in every language.
func TestLargeInterfaceSaysWhyNothingIsSold(t *testing.T) {
	for _, lang := range locales.Languages() {
		t.Run(lang, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				m := find(t, 5, func(m moment) bool {
					o, late, has := would(m, puertorico.Trader), 0, false
					for seat := range game.Seat(5) {
						if o.Seats[seat].Trader.Full {
							late++
						} else if o.Seats[seat].Trader.Bars != 0 {
							has = true
						}
					}
					return offers(puertorico.Trader, 4)(m) && late > 2 && has
				})
				r := m.shown(t, lang, harness.Window{W: 1280, H: 720, Percent: 200}, alone(5)...)
				start := strings.Fields(r.T("foresee.legend.trader"))[0]
				for text := range r.rests(puertorico.Trader) {
					if strings.HasPrefix(text, start) {
						return
					}
				}
				t.Error("it is not said why nothing is sold")
			})
		})
	}
}

// What belongs together in what is foretold stands in one row.
func TestForetoldChoiceStandsInOneRow(t *testing.T) {
	for _, lang := range locales.Languages() {
		for seats := 2; seats <= 5; seats++ {
			t.Run(fmt.Sprint(lang, seats), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					m := find(t, seats, func(m moment) bool {
						s := would(m, puertorico.Settler).Seats[0].Settler
						return offers(puertorico.Settler, 1)(m) && s.Row && s.Quarry
					})
					r := m.shown(t, lang, harness.Window{W: 1280, H: 720, Percent: 100}, alone(seats)...)
					all := r.rests(puertorico.Settler)
					or, quarry := all[r.T("foresee.or")], all[r.T("foresee.quarry-sign")]
					if or.Empty() || or.Middle().Y != quarry.Middle().Y {
						t.Errorf("%q stands at %v, the quarry at %v", r.T("foresee.or"), or, quarry)
					}
				})
			})
		}
	}
}
