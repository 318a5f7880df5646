package store

import (
	"strings"
	"syscall/js"
	"testing"
)

// useStorage gives the page another localStorage for the length of a test: the result of a JavaScript expression, read
// anew each time.
func useStorage(t *testing.T, expression string) {
	t.Helper()
	swap(t, js.Global(), "localStorage", expression)
}

// swap gives an object another property for the length of a test: the result of a JavaScript expression, read anew each
// time.
func swap(t *testing.T, of js.Value, property, expression string) {
	t.Helper()
	object := js.Global().Get("Object")
	before := object.Call("getOwnPropertyDescriptor", of, property)
	getter := js.Global().Call("eval", "({configurable: true, get() { "+expression+" }})")
	object.Call("defineProperty", of, property, getter)
	t.Cleanup(func() {
		if before.IsUndefined() {
			js.Global().Get("Reflect").Call("deleteProperty", of, property)
			return
		}
		object.Call("defineProperty", of, property, before)
	})
}

// imitation is a localStorage of our own with room for some characters, as real as is needed outside a browser.
const imitation = `
	if (!globalThis.imitation) {
		class Imitation {
			getItem(k) { return Object.hasOwn(this, k) ? this[k] : null }
			removeItem(k) { delete this[k] }
			setItem(k, v) {
				v = String(v);
				let used = k.length + v.length;
				for (const o of Object.keys(this)) if (o !== k) used += o.length + this[o].length;
				if (used > 5000000) throw new DOMException("full", "QuotaExceededError");
				this[k] = v;
			}
		}
		globalThis.imitation = new Imitation();
	}
	return globalThis.imitation;`

// open opens the page's own localStorage, or an imitation where this is no page (under Node), as if there were no IndexedDB.
func open(t *testing.T) Store {
	t.Helper()
	swap(t, js.Global(), "indexedDB", "return undefined")
	if !js.Global().Get("window").Truthy() {
		js.Global().Set("imitation", js.Undefined())
		useStorage(t, imitation)
	}
	s, err := Open("")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestBrowser(t *testing.T) {
	s := open(t)
	check(t, s)
	if s.Where() != "localStorage" {
		t.Errorf("Where() = %q", s.Where())
	}
}

func TestBrowserLeavesOthersAlone(t *testing.T) {
	s := open(t)
	storage := js.Global().Get("localStorage")
	storage.Call("setItem", "other", "theirs")
	storage.Call("setItem", keyPrefix+"Not Ours", "x")
	defer storage.Call("removeItem", "other")
	defer storage.Call("removeItem", keyPrefix+"Not Ours")
	if got, err := s.List(); err != nil || got != nil {
		t.Errorf("List() = %q, %v", got, err)
	}
}

// TestBrowserFull fills the store to the brim: what does not fit changes nothing, and a damaged file can still be moved.
func TestBrowserFull(t *testing.T) {
	s := open(t)
	for _, name := range []string{"a", "filling", "rest"} {
		defer s.Remove(name)
	}
	if err := s.Write("a", []byte("old")); err != nil {
		t.Fatal(err)
	}
	const most = 4 << 20 // of the 5 MB that browsers give
	if err := s.Write("filling", []byte(strings.Repeat("x", most))); err != nil {
		t.Fatal(err)
	}
	err := s.Write("rest", []byte(strings.Repeat("x", most)))
	wantKind(t, "Write", err, ErrFull)
	_, err = s.Read("rest")
	wantKind(t, "Read of what did not fit", err, ErrNotExist)
	wantKind(t, "Write over a file", s.Write("a", []byte(strings.Repeat("x", most))), ErrFull)
	if got, err := s.Read("a"); err != nil || string(got) != "old" {
		t.Errorf("after the failure: %q, %v", got, err)
	}
	aside, err := s.MoveAside("filling")
	if err != nil {
		t.Fatal(err)
	}
	if got, err := s.Read(aside); err != nil || len(got) != most {
		t.Errorf("moved aside: %d bytes, %v", len(got), err)
	}
	if err := s.Remove(aside); err != nil {
		t.Error(err)
	}
}

func TestBrowserDamaged(t *testing.T) {
	s := open(t)
	storage := js.Global().Get("localStorage")
	for _, value := range []string{"", "?", "b!", "{}"} {
		storage.Call("setItem", keyPrefix+"a", value)
		_, err := s.Read("a")
		wantKind(t, "Read of "+value, err, ErrNotReadable)
		aside, err := s.MoveAside("a")
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Remove(aside); err != nil {
			t.Error(err)
		}
	}
}

func TestBrowserForbidden(t *testing.T) {
	for name, expression := range map[string]string{
		"throws": `throw new DOMException("no", "SecurityError")`,
		"null":   `return null`,
		"none":   `return undefined`,
		"broken": `return {}`,
		"strict": `return {setItem() { throw "a string" }}`,
	} {
		t.Run(name, func(t *testing.T) {
			useStorage(t, expression)
			swap(t, js.Global(), "indexedDB", `throw new DOMException("no", "SecurityError")`)
			_, err := Open("")
			wantKind(t, "Open", err, ErrNotWritable)
		})
	}
}
