package table_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
	texts "islas/locales/puertorico"
	"islas/render/puertorico/table"
)

// explain plays a game by chance, in which little is declined, and tells of every event that would explain something to a person on the
// first seat.
func explain(t *testing.T, seed uint64, told func(key string, step *puertorico.Step, before *puertorico.State)) {
	t.Helper()
	lot := rand.New(rand.NewPCG(seed, 7))
	var steps []puertorico.Step
	s, err := puertorico.New(puertorico.Options{Seats: puertorico.MinSeats + int(seed)%4, Seed: seed}, &steps)
	if err != nil {
		t.Fatal(err)
	}
	before, explains := s, table.Explains(someSetup(seed, alone(s.Seats())...))
	for {
		for i := range steps {
			if key := explains(&steps[i], &before); key != "" {
				told(key, &steps[i], &before)
			}
			before = steps[i].After
		}
		if s.Over() {
			return
		}
		steps = steps[:0]
		legal := s.Legal(nil)
		a := legal[lot.IntN(len(legal))]
		if a == puertorico.PassAction() {
			a = legal[lot.IntN(len(legal))]
		}
		if err := s.Apply(a, &steps); err != nil {
			t.Fatal(err)
		}
	}
}

// Everything that is ever explained is said in every language, in few words, and whatever there is to say is said some time.
func TestExplanationsAndTextsAgree(t *testing.T) {
	t.Parallel()
	seen := map[string]int{}
	for seed := range uint64(240) {
		explain(t, seed, func(key string, _ *puertorico.Step, _ *puertorico.State) { seen[key]++ })
	}
	for _, lang := range locales.Languages() {
		c, err := locales.Open(lang, texts.Files)
		if err != nil {
			t.Fatal(err)
		}
		for key := range seen {
			text := c.Text("explain." + key)
			if strings.ContainsAny(text, "[{") || len(strings.Fields(text)) > 35 {
				t.Errorf("%s: %s is explained by %q", lang, key, text)
			}
		}
		for _, key := range c.Keys() {
			name, ok := strings.CutPrefix(key, "explain.")
			if ok && seen[name] == 0 && name != "first" && name != "close" { // those two stand around any explanation
				t.Errorf("%s: nothing is ever explained by %s", lang, key)
			}
		}
	}
}

// What happens for the first time is explained once: a click sends the sheet away, and it never comes again.
func TestFirstTimesAreExplainedOnce(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := newRig(t, "en", full)
		r.Stage.Settings.Explain = true
		m, err := r.Stage.Begin(someSetup(1, alone(3)...))
		if err != nil {
			t.Fatal(err)
		}
		r.Stage.Go(r.Stage.Routes.Table(r.Stage, m, true))
		r.Rest()
		if r.Has("explain") {
			t.Fatalf("before anything has happened this is explained: %s", r.Widget("explain").Label)
		}
		r.Click("role.mayor")
		for range 600 {
			if r.Has("explain") {
				break
			}
			r.Pass(time.Second / 20)
		}
		if got, want := r.Widget("explain").Label, r.T("explain.privilege"); got != want {
			t.Fatalf("explained is %q, want %q", got, want)
		}
		for _, id := range r.IDs() {
			if over := r.Widget(id).Rect.Intersect(r.Widget("explain").Rect); strings.HasPrefix(id, "role.") && over.W > 1 && over.H > 1 {
				t.Errorf("the explanation covers %s", id)
			}
		}
		r.Click("explain")
		r.Wait(3)
		if r.Has("explain") && r.Widget("explain").Label == r.T("explain.privilege") {
			t.Error("a click does not send the explanation away")
		}
		if !r.Stage.Explained("privilege") {
			t.Error("it is not remembered that it was explained")
		}
		r.Watch = func() {
			if w, ok := r.Find("explain"); ok && w.Label == r.T("explain.privilege") {
				t.Error("it is explained again")
			}
		}
		r.Rest()
		if s := r.state(); s.Decision().Seat == game.NoSeat {
			t.Error("the game does not go on")
		}
	})
}
