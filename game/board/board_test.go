package board

import "testing"

func TestShipped(t *testing.T) {
	for _, id := range IDs() {
		is, err := Load(id)
		if err != nil {
			t.Error(err)
			continue
		}
		t.Log(id, is.Counts(), len(is.Points))
	}
}
