//go:build !js

package shell

// offer is a file that is offered to a browser's user; there is none here.
type offer struct{}

func (*offer) begin() bool      { return false }
func (*offer) add([]byte)       {}
func (*offer) give(string) bool { return false }
