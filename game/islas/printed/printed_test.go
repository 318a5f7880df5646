package printed_test

import (
	"strings"
	"testing"

	"islas/game/islas"
	"islas/game/islas/board/sketch"
	"islas/game/islas/internal/sketched"
	"islas/game/islas/printed"
)

// drawn returns a set with a board that can be played and one that is unfinished.
func drawn(t testing.TB) sketch.Set {
	t.Helper()
	return sketch.Set{"tenerife": sketched.Board(t, "tenerife"), "lanzarote": sketch.Sketch{}.Painted(3, sketch.Village)}
}

// TestText: reading an edition's text gives it back, with boards and without; without them its text is that of cards and
// privileges alone.
func TestText(t *testing.T) {
	b := printed.New()
	if cards := islas.NewEdition(); b.String() != cards.String() || b.Values() != "" {
		t.Errorf("an empty box is\n%s", b.String())
	}
	b.Edition, b.Islands = b.Granted(islas.Orange, islas.Shield), drawn(t)
	again, err := printed.Read("x", strings.ReplaceAll(b.String(), "\n", "\r\n"))
	if err != nil || again.Edition != b.Edition || !again.Islands.Equal(b.Islands) {
		t.Errorf("%v\n%s\nwant\n%s", err, again.String(), b.String())
	}
	bad := strings.Replace(b.String(), "tenerife,2,", "tenerife,4,", 1)
	if _, err := printed.Read("my.csv", bad); err == nil || !strings.HasPrefix(err.Error(), `my.csv: line 31: row must be 2, not "4"`) {
		t.Errorf("told is %v", err)
	}
	bad = strings.Replace(b.String(), "orange,shield", "orange,fly", 1)
	if _, err := printed.Read("my.csv", bad); err == nil || !strings.HasPrefix(err.Error(), `my.csv: line 22: id must be`) {
		t.Errorf("told is %v", err)
	}
}

// TestValues: matches name the values in play: an unfinished board is left out, a finished one is named even where all cards are
// as built in, and reading the values gives them back.
func TestValues(t *testing.T) {
	b := printed.New()
	b.Islands = drawn(t)
	values, err := printed.Read("x", b.Values())
	if err != nil || values.Data != b.Data || len(values.Islands) != 1 || values.Island("tenerife") == nil {
		t.Fatalf("%v: the values are\n%s", err, b.Values())
	}
	if values.Values() != b.Values() {
		t.Error("the values of the values are others")
	}
	if b.Island("lanzarote") != nil || b.Island("la-palma") != nil || b.Island("tenerife").Geography() != values.Island("tenerife").Geography() {
		t.Error("other islands are played than were drawn")
	}
	b.Islands = b.Islands.Without("tenerife")
	if b.Values() != "" {
		t.Errorf("with nothing finished the values are\n%s", b.Values())
	}
}
