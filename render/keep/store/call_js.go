package store

import (
	"errors"
	"fmt"
	"syscall/js"
	"time"
)

// global returns a property of the page's global object, undefined where there is none. Reading it may throw, and an exception in a plain
// Get ends the program; calling Reflect.get does not.
func global(name string) (js.Value, error) {
	return call(js.Global().Get("Reflect"), "get", js.Global(), name)
}

// call calls a method and returns an exception as an error.
func call(v js.Value, method string, args ...any) (result js.Value, err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case error: // js.Error for a thrown exception, *js.ValueError for no object at all
			err = r
		default:
			err = fmt.Errorf("%v", r)
		}
	}()
	return v.Call(method, args...), nil
}

// isQuota reports whether an exception means that there is no room left.
func isQuota(err error) bool { return nameOf(err) == "QuotaExceededError" }

// isFault reports whether the browser has not answered, or has failed at something that it can do at other times.
func isFault(err error) bool { return errors.Is(err, errSilent) || nameOf(err) == "UnknownError" }

// nameOf returns the name of an exception, "" for any other error.
func nameOf(err error) string {
	var thrown js.Error
	if !errors.As(err, &thrown) || thrown.Value.Type() != js.TypeObject || thrown.Get("name").Type() != js.TypeString {
		return ""
	}
	return thrown.Get("name").String()
}

// writeFailed wraps an exception of writing in its kind.
func writeFailed(name string, err error) error {
	if isQuota(err) {
		return fail(ErrFull, name, err)
	}
	return fail(ErrNotWritable, name, err)
}

// listen calls do with every event of a kind at an object from now on.
func listen(target js.Value, event string, do func(event js.Value)) {
	_, _ = call(target, "addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(args[0])
		return nil
	}))
}

// either returns two functions for JavaScript of which one is called, once: they call then with whether it was the first, and with the
// argument.
func either(then func(first bool, v js.Value)) (yes, no js.Func) {
	end := func(first bool) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			yes.Release()
			no.Release()
			var v js.Value
			if len(args) > 0 {
				v = args[0]
			}
			then(first, v)
			return nil
		})
	}
	yes, no = end(true), end(false)
	return yes, no
}

// thrown returns the error that a promise, a request or a transaction ended with, which may be null.
func thrown(v js.Value) error { return js.Error{Value: js.Global().Get("Object").Invoke(v)} }

// settle calls then with the result of a promise.
func settle(promise js.Value, then func(v js.Value, err error)) {
	yes, no := either(func(good bool, v js.Value) {
		if !good {
			then(js.Undefined(), thrown(v))
			return
		}
		then(v, nil)
	})
	if _, err := call(promise, "then", yes, no); err != nil {
		yes.Release()
		no.Release()
		then(js.Undefined(), err)
	}
}

// patience is how long the start of the program waits for the browser, which may never answer, and look is the time between two checks for
// an answer.
const (
	patience = 4 * time.Second
	look     = patience / 40
)

// errSilent means that the browser has not answered.
var errSilent = errors.New("the browser does not answer")

// await calls start, which calls done later, once, unless it returns an error, and waits for that. Only code that runs before the engine
// may wait. While the page's thread is busy with something else, as on a slow machine, the browser can't answer either: however long that
// takes, it counts as one check.
func await(limit time.Duration, start func(done func(error)) error) error {
	c := make(chan error, 1)
	if err := start(func(err error) { c <- err }); err != nil {
		return err
	}
	for waited := time.Duration(0); waited < limit; waited += look {
		select {
		case err := <-c:
			return err
		case <-time.After(look):
		}
	}
	return errSilent
}
