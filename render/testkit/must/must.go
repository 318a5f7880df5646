// Package must ends tests when their set-up fails.
package must

import "testing"

// OK ends the test with an error, if there is one.
func OK(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
