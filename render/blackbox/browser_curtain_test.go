package blackbox

import (
	"strings"
	"testing"

	"islas/locales"
	"islas/render/catalogue"
)

// testCurtain hands the machine over in a game of two people: what the page still told the first is gone from it when the curtain hangs
// there for the second.
func (w website) testCurtain(t *testing.T) {
	texts, err := locales.Open("en", catalogue.Games()[0].Texts())
	if err != nil {
		t.Fatal(err)
	}
	r := &reader{w.visit(t, visitor{query: "?seats=human,human&seed=43"}), texts}
	r.scene("curtain")
	r.settle()
	r.click("button", texts.Text("curtain.here"))
	r.scene("Table")
	const told = `(document.getElementById("spoken").textContent + document.getElementById("focused").textContent)`
	const secret = "the card that Ana has drawn"
	evaluate[string](r.tab, `islasMirror("say", "`+secret+`") ?? ""`)
	if now := evaluate[string](r.tab, told); !strings.Contains(now, secret) {
		t.Fatalf("told is %q", now)
	}
	for range 60 {
		if strings.Contains(r.rest().Scene, "curtain") {
			break
		}
		for _, name := range []string{texts.Text("explain.close"), texts.Text("suggest.go"), texts.Text("suggest.ask")} {
			if n, ok := r.find("button", name); ok {
				r.use(n)
				break
			}
		}
	}
	r.scene("curtain")
	r.settle()
	if now := evaluate[string](r.tab, told); strings.Contains(now, secret) {
		t.Errorf("behind the curtain the page tells %q", now)
	}
}
