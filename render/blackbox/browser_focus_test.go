package blackbox

import (
	"fmt"
	"strings"
	"testing"
)

// mirrorChanges are changes of what is on the screen while an element for screen readers has the focus: parts before and after by
// role and id, some with the part of the scene that they are in, the element with the focus and the one that must have it then, "" for the canvas.
var mirrorChanges = [...]struct{ name, before, after, focus, want string }{
	{"a text before it changes", "text/1 button/a button/b text/2", "text/3 button/a button/b text/2", "b", "b"},
	{"all around it changes", "text/1 button/a button/b button/c", "text/2 button/d button/b text/3 button/e", "b", "b"},
	{"it comes to the end", "button/b button/a button/c", "button/a button/c button/b", "b", "b"},
	{"it comes to the beginning", "button/a button/c button/b", "button/b button/c button/a", "b", "b"},
	{"it becomes something else", "text/1 button/b text/2", "toggle/b text/2", "b", "b"},
	{"it comes into a choice", "text/1 option/b/1", "choice/b option/b/1", "b/1", "b/1"},
	{"it leaves a choice", "choice/b option/b/1 option/b/2", "option/b/1 text/1", "b/1", "b/1"},
	{"a choice around it moves", "button/a choice/b option/b/1 option/b/2", "text/1 choice/b option/b/2 option/b/1 button/a", "b/1", "b/1"},
	{"it comes into a part", "text/1 button/b text/2", "text/1 button/a@x button/b@x button/c@y", "b", "b"},
	{"its part is called otherwise", "button/a@x button/b@x text/1", "text/2 button/a@y button/b@y", "b", "b"},
	{"it goes", "text/1 button/b text/2", "text/1 text/2", "b", ""},
}

// testFocus leaves the browser's focus on an element for screen readers, as they do, while other things on the screen change: the
// element keeps it, and keys go on to the game.
func (w website) testFocus(t *testing.T) {
	r := &reader{tab: w.visit(t, visitor{})}
	r.scene("title")
	r.press("settings")
	r.settle()
	const focused = `document.activeElement.dataset.id ?? document.activeElement.tagName`
	held := evaluate[string](r.tab, `[...document.querySelectorAll("#mirror [data-id]:not(p, [role=radiogroup])")].at(-1).focus() ?? `+focused)
	r.settle()
	german, _ := r.find("radio", "Deutsch")
	r.do(german, "this.click();") // without the focus; all texts change
	r.settle()
	if lang := evaluate[string](r.tab, `document.documentElement.lang`); lang != "de" {
		t.Fatalf("the page is in %q", lang)
	}
	if id := evaluate[string](r.tab, focused); id != held {
		t.Errorf("when the texts change the focus goes from %q to %q", held, id)
	}
	r.tap("Escape", "Escape", 0)
	r.scene("title")

	for _, tt := range mirrorChanges {
		got := evaluate[struct{ Focus, Parts, Told string }](r.tab, fmt.Sprintf(`((before, after, focus) => {
			const show = (parts) => islasMirror("show", JSON.stringify({ title: "t", lang: "en", prompt: "", parts: parts.split(" ").map((part) => {
				const [, role, id, within] = /^(.*?)\/([^@]*)@?(.*)$/.exec(part);
				return { id, role, name: id, part: within, at: [0, 0, 1, 1] };
			}) }));
			const told = [];
			show(before);
			document.querySelector('#mirror [data-id="' + focus + '"]').focus();
			globalThis.islasAssist = (what, id) => told.push(what + " " + id);
			show(after);
			const within = (e) => e.closest("[role=group]") ? "@" + e.closest("[role=group]").ariaLabel : "";
			const parts = [...document.querySelectorAll("#mirror [data-id]")].map((e) => e.dataset.role + "/" + e.dataset.id + within(e));
			const active = document.activeElement;
			return { Focus: active.dataset.id ?? active.tagName, Parts: parts.join(" "), Told: told.join(", ") };
		})(%q, %q, %q)`, tt.before, tt.after, tt.focus))
		want := tt.want
		if want == "" {
			want = "CANVAS"
		}
		if got.Focus != want {
			t.Errorf("%s: %q has the focus, not %q", tt.name, got.Focus, want)
		}
		if got.Parts != tt.after {
			t.Errorf("%s: there is %q, not %q", tt.name, got.Parts, tt.after)
		}
		if strings.Contains(got.Told, "focus") {
			t.Errorf("%s: the game is told of %s", tt.name, got.Told)
		}
	}
}
