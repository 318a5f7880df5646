// Package labtest plays the games of a laboratory and tests that its reports can be read, whatever the game's own part is. A test
// of each laboratory calls Report.
package labtest

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"islas/game/arena/lab"
)

// Play plays as many games of each of the run's plans as games lists and returns the report on them.
func Play(t *testing.T, run lab.Run, games ...int) *lab.Report {
	t.Helper()
	for plan, count := range games {
		for n := range count {
			played, err := run.Play(context.Background(), plan, n, false)
			if err != nil {
				t.Fatal(err)
			}
			played.Add()
		}
	}
	return run.Report()
}

// Says tests that the text of a report contains each of wants.
func Says(t *testing.T, r *lab.Report, wants ...string) {
	t.Helper()
	text := written(t, r)
	for _, want := range wants {
		if !strings.Contains(text, want) {
			t.Errorf("the text does not say %q:\n%.1000s", want, text)
		}
	}
}

// Report tests the text and the JSON of a report, and returns the text.
func Report(t *testing.T, r *lab.Report) string {
	t.Helper()
	data, err := json.Marshal(r)
	if err != nil || !json.Valid(data) {
		t.Errorf("JSON: %v", err)
	}
	text := written(t, r)
	checkText(t, text, r.Complete)
	return text
}

// written returns the text of a report.
func written(t *testing.T, r *lab.Report) string {
	t.Helper()
	var b strings.Builder
	if err := r.Text(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// checkText tests that every line fits a terminal of 160 columns and that there are no blank lines too many.
func checkText(t *testing.T, text string, complete bool) {
	t.Helper()
	for line := range strings.Lines(text) {
		if len([]rune(line)) > 160 {
			t.Errorf("a line of %d: %s", len([]rune(line)), line)
		}
	}
	if strings.Contains(text, "\n\n\n") || !strings.HasSuffix(text, ".\n") || strings.HasSuffix(text, "\n\n") {
		t.Errorf("blank lines:\n%s", text)
	}
	wholesome(t, text)
	if got := strings.Contains(text, "INCOMPLETE"); got == complete {
		t.Errorf("complete is %v, but the text says %v", complete, got)
	}
}

// wholesome tests that a text has no traces of broken templates and numbers.
func wholesome(t *testing.T, text string) {
	t.Helper()
	for _, trace := range []string{"NaN", "Inf", "<no value>", "%!", "+0.0 ", "−0.0"} {
		if strings.Contains(text, trace) {
			t.Errorf("there is %q in\n%s", trace, text)
		}
	}
}
