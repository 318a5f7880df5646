package blackbox

import (
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// testCopies copies, pastes, undoes and cuts in text fields by the keys of the browser, whose clipboard that is: what is copied in one field is
// pasted in another, and what comes from elsewhere is pasted as far as it can be drawn, which is told.
func (w website) testCopies(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=21"})
	b.press("new")
	command := func(key, code, command string) {
		down := input.DispatchKeyEvent(input.KeyRawDown).WithKey(key).WithCode(code).WithModifiers(input.ModifierCtrl)
		b.run(input.DispatchKeyEvent(input.KeyRawDown).WithKey("Control").WithCode("ControlLeft").WithModifiers(input.ModifierCtrl))
		b.frames(3)
		b.run(down.WithCommands([]string{command}))
		b.frames(3)
		b.run(input.DispatchKeyEvent(input.KeyUp).WithKey(key).WithCode(code).WithModifiers(input.ModifierCtrl))
		b.run(input.DispatchKeyEvent(input.KeyUp).WithKey("Control").WithCode("ControlLeft"))
		b.frames(6)
	}
	holds := func(id, want string) {
		t.Helper()
		if got := b.find(b.rest(), id).Value; got != want {
			t.Errorf("%s holds %q, want %q", id, got, want)
		}
	}
	b.press("seat.1.name")
	command("a", "KeyA", "SelectAll")
	for _, c := range "gomera" {
		b.run(chromedp.KeyEvent(string(c)))
		b.frames(3)
	}
	holds("seat.1.name", "gomera")
	command("a", "KeyA", "SelectAll")
	command("c", "KeyC", "Copy")
	b.tap("End", "End", 0)
	command("v", "KeyV", "Paste")
	holds("seat.1.name", "gomeragomera")
	command("z", "KeyZ", "Undo")
	holds("seat.1.name", "gomera")
	command("y", "KeyY", "Redo")
	holds("seat.1.name", "gomeragomera")
	command("a", "KeyA", "SelectAll")
	command("x", "KeyX", "Cut")
	holds("seat.1.name", "")
	b.press("seat.2.name")
	command("a", "KeyA", "SelectAll")
	command("v", "KeyV", "Paste")
	holds("seat.2.name", "gomeragomera")
	b.frames(90) // nothing that was pressed before keeps the program going any more
	b.run(chromedp.Evaluate(`{
		const data = new DataTransfer();
		data.setData("text/plain", "José 王小明\n");
		document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
	}`, nil))
	b.frames(6)
	holds("seat.2.name", "gomeragomeraJosé ")
	b.until(`document.getElementById("spoken").textContent.includes("3 characters")`) // what was left out is told
}
