// Package labtest plays the games of a laboratory and tests that its reports can be read: what any game's are, whatever the game
// brings of its own. A test of each laboratory calls Report.
package labtest

import (
	"context"
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"strings"
	"testing"

	"islas/game/arena/lab"
)

// Play plays games of each of the run's plans, so many of the first, of the second and so on, and reports on them.
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

// Written is the text and the page of a report, in the page with plus signs as they are read.
func Written(t *testing.T, r *lab.Report) (text, page string) {
	t.Helper()
	var a, b strings.Builder
	if err := errors.Join(r.Text(&a), r.Page(&b)); err != nil {
		t.Fatal(err)
	}
	return a.String(), strings.ReplaceAll(b.String(), "&#43;", "+")
}

// Says wants something in the text of a report and on its page.
func Says(t *testing.T, r *lab.Report, wants ...string) {
	t.Helper()
	text, page := Written(t, r)
	for _, want := range wants {
		if !strings.Contains(text, want) {
			t.Errorf("the text does not say %q:\n%.1000s", want, text)
		}
		if !strings.Contains(page, want) {
			t.Errorf("the page does not say %q", want)
		}
	}
}

// Report looks at the text, the page and the JSON of a report, and returns the number of charts on the page.
func Report(t *testing.T, r *lab.Report) (charts int) {
	t.Helper()
	data, err := json.Marshal(r)
	if err != nil || !json.Valid(data) {
		t.Errorf("JSON: %v", err)
	}
	text, page := Written(t, r)
	checkText(t, text, r.Complete)
	return checkPage(t, page, r.Complete)
}

// checkText wants every line within a terminal of 160 columns, without trailing newlines too many or holes.
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

// checkPage wants a page that is well formed, needs nothing from elsewhere, and whose charts have a title and a text each.
func checkPage(t *testing.T, text string, complete bool) (charts int) {
	t.Helper()
	wholesome(t, text)
	if m := regexp.MustCompile(`(?i)<script|<link|<img|@import|https?:|src="|url\([^d]`).FindString(text); m != "" {
		t.Errorf("the page needs something: %q", m)
	}
	ids, named := elements(t, text)
	for _, id := range named {
		if ids[id] != 1 {
			t.Errorf("there are %d elements %s", ids[id], id)
		}
	}
	if got := strings.Contains(text, "Incomplete."); got == complete {
		t.Errorf("complete is %v, but the page says %v", complete, got)
	}
	return len(named) / 2
}

// wholesome looks for traces of broken templates and numbers.
func wholesome(t *testing.T, text string) {
	t.Helper()
	for _, trace := range []string{"NaN", "Inf", "<no value>", "ZgotmplZ", "%!", "+0.0<", "−0.0"} {
		if strings.Contains(text, trace) {
			t.Errorf("there is %q in\n%s", trace, text)
		}
	}
}

// elements reads the page as XML with HTML's exceptions; it returns how often there is each id, and the ids that name
// charts: a title and a text of each.
func elements(t *testing.T, text string) (ids map[string]int, named []string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(text))
	d.Strict, d.AutoClose, d.Entity = false, []string{"meta"}, xml.HTMLEntity
	ids = map[string]int{}
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return ids, named
		}
		if err != nil {
			t.Fatal(err)
		}
		element, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		labelled := false
		for _, a := range element.Attr {
			switch {
			case a.Name.Local == "id":
				ids[a.Value]++
			case a.Name.Local == "aria-labelledby":
				named, labelled = append(named, strings.Fields(a.Value)...), true
			case a.Name.Local == "aria-hidden":
				labelled = true
			}
		}
		if element.Name.Local == "svg" && !labelled {
			t.Error("a picture says nothing")
		}
	}
}
