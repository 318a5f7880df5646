package table_test

import (
	"strings"
	"testing"

	"islas/game/puertorico"
)

// One point is one point, in every language.
func TestOnePointIsOne(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool { return decides(puertorico.PhaseRole, 1)(m) && m.state().Score(0).Total() == 1 })
		for lang, want := range map[string]string{"en": "1 point:", "de": "1 Punkt:", "es": "1 punto:"} {
			if tip := m.open(t, lang, alone(3)...).Widget("standing").Tooltip; !strings.Contains(tip, want) {
				t.Errorf("%s: said is %q", lang, tip)
			}
		}
	})
}
