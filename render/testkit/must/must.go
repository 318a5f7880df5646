// Package must ends tests at what must not go wrong in them: what they are set up with.
package must

import "testing"

// OK ends the test with an error, if there is one.
func OK(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
