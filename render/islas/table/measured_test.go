package table_test

import "testing"

// TestMeasuredMoments checks that the ship's arrival is measured apart from the rest (flag -frames), and that both have a name.
func TestMeasuredMoments(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := arriving(t, 3)
		shown := func() string {
			m, ok := r.Stage.Top().(interface{ Moment() string })
			if !ok {
				t.Fatalf("%T does not say what it shows", r.Stage.Top())
			}
			if key := "frames.scene." + m.Moment(); !r.Stage.Texts.Has(key) {
				t.Errorf("there is no text %q", key)
			}
			return m.Moment()
		}
		ashore := shown()
		r.Click("ledger.skip")
		for range 3000 {
			if r.Wait(1); !r.arriving() {
				break
			}
		}
		if after := shown(); after == ashore {
			t.Errorf("with and without the ship the table shows the %s", after)
		}
	})
}
