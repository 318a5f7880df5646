package net_test

import (
	"bytes"
	"testing"

	"islas/game/ai/net"
)

// small is a network of two layers.
type small struct {
	W1 [3][2]float32
	B1 [3]float32
}

// TestRead: what was written is read, weights in the order of their fields; what is cut off or damaged is not.
func TestRead(t *testing.T) {
	var n small
	for k, w := range net.Parts(&n) {
		w[1] = float32(k) + 0.5
	}
	data := net.Marshal(&n)
	if got, err := net.Read[small](data); err != nil || *got != n || n.W1[2][1] != 2.5 || n.B1[1] != 3.5 || data[4*7+3] == 0 {
		t.Errorf("%v is read as %v: %v", n, got, err)
	}
	if _, err := net.Read[small](data[1:]); err == nil {
		t.Error("a network that is cut off is read")
	}
	for _, high := range []byte{0x7f, 0xff} { // no number, or a huge one
		broken := bytes.Clone(data)
		broken[3], broken[2] = high, 0xc0
		if _, err := net.Read[small](broken); err == nil {
			t.Error("a network with a weight that is no number is read")
		}
	}
}
