package sound

import (
	"strings"
	"testing"
	"time"

	"islas/render/services"
)

// pieces are those of a game.
var pieces = services.Music{Game: "islas", Title: "title", Calm: []string{"calm"}, Last: "last", Victory: "victory"}

// evening is a player whose clock a test moves.
type evening struct {
	*Player
	ear  *ear
	time time.Time
}

func newEvening(v services.Volumes) *evening {
	p, e := heardBy(v)
	n := &evening{p, e, time.Unix(0, 0)}
	p.now = func() time.Time { return n.time }
	p.Update()
	return n
}

// pass lets time pass as at rest, a tick a second, and returns which pieces were begun, and after how many seconds.
func (n *evening) pass(d time.Duration) (begun []string, after []int) {
	for second := range int(d / time.Second) {
		n.time = n.time.Add(time.Second)
		before := len(n.ear.voices)
		n.Update()
		for _, v := range n.ear.voices[before:] {
			if v.piece != "" {
				begun, after = append(begun, strings.TrimPrefix(v.piece, "islas ")), append(after, second+1)
			}
		}
	}
	return begun, after
}

// want lets time pass and checks which piece is begun first in it.
func (n *evening) want(t *testing.T, what string, d time.Duration, piece string) {
	t.Helper()
	if begun, _ := n.pass(d); strings.Join(begun, " ") != piece {
		t.Errorf("%s: begun are %q, want %q", what, begun, piece)
	}
}

// An evening with music: what is heard when, from the title to the end of a match, and never a piece twice in a row.
func TestEvening(t *testing.T) {
	n := newEvening(services.Volumes{Music: 100})
	n.SetMood(pieces, services.AtTitle)
	n.want(t, "title", 5*time.Second, "title")
	theme := n.ear.last()
	n.SetMood(pieces, services.InPlay)
	n.want(t, "table", 5*time.Second, "calm")
	if calm := n.ear.last(); !theme.ended || theme.in != crossfade || calm.volume != 1 || calm.in != crossfade {
		t.Errorf("the theme goes over into the table's piece as %+v and %+v", theme, calm)
	}
	last := "calm"
	for range 20 {
		n.ear.last().ended = true
		begun, after := n.pass(restMost + 2*time.Second)
		if len(begun) != 1 || begun[0] == last || time.Duration(after[0])*time.Second < restLeast {
			t.Fatalf("after %s: begun are %q after %v seconds, want another after a rest", last, begun, after)
		}
		last = begun[0]
	}
	n.SetMood(pieces, services.NearEnd)
	n.want(t, "last round", 5*time.Second, "last")
	n.SetMood(pieces, services.InPlay) // taken back, and done again
	n.SetMood(pieces, services.NearEnd)
	n.want(t, "last round again", time.Minute, "")
	n.Play("victory")
	if got := n.ear.last(); got.piece != "islas victory" || got.volume != 1 {
		t.Errorf("victory is %+v", got)
	}
	n.SetMood(pieces, services.Over)
	n.want(t, "over", 6*time.Second, "")
	n.ear.last().ended = true
	n.want(t, "after the fanfare", afterwards+3*time.Second, "calm")
	n.SetMood(pieces, services.InPlay)
	n.want(t, "another match", time.Minute, "")
	other := pieces
	other.Game = "colonies"
	n.SetMood(other, services.AtTitle)
	n.want(t, "another game", 5*time.Second, "colonies title")
}

// Music is softer under effects that matter, and comes back; it rests while nobody sees the program, and while its volume is 0.
func TestMusicYields(t *testing.T) {
	n := newEvening(services.Volumes{Effects: 100, Music: 100, Surf: 100})
	decoded(t, n.Player)
	n.SetMood(pieces, services.InPlay)
	n.pass(3 * time.Second)
	music, sea := n.ear.last(), n.ear.voices[0]
	n.Play("card")
	if music.volume != 1 {
		t.Error("music yields to a card")
	}
	n.Play("bell")
	if music.volume != ducked {
		t.Errorf("under the bell music has volume %.2f", music.volume)
	}
	if n.pass(10 * time.Second); music.volume != 1 || music.in != duckOut {
		t.Errorf("after the bell music has volume %.2f", music.volume)
	}
	n.ear.unseen = true
	before := len(n.ear.voices)
	n.pass(time.Second)
	n.Play("bell")
	n.SetVolumes(services.Volumes{Effects: 100, Music: 90, Surf: 90})
	if music.volume != 0 || sea.volume != 0 || music.ended || len(n.ear.voices) != before {
		t.Errorf("hidden: music at %.2f, surf at %.2f", music.volume, sea.volume)
	}
	n.ear.unseen = false
	if n.pass(time.Second); music.volume != volume(90) || sea.volume != surfFullness*volume(90) {
		t.Errorf("seen again: music at %.2f, surf at %.2f", music.volume, sea.volume)
	}
	n.SetVolumes(services.Volumes{Music: 0})
	if n.pass(time.Hour); music.volume != 0 || music.ended {
		t.Error("music does not rest at volume 0")
	}
	n.SetVolumes(services.Volumes{Music: 100})
	if music.volume != 1 {
		t.Error("music does not go on")
	}
}

// Nothing is asked for while music is off. What is on its way is waited for, what is missing is silence and is tried again after a rest; the
// effect is heard where there is no fanfare.
func TestMusicMissing(t *testing.T) {
	n := newEvening(services.Volumes{Effects: 100})
	decoded(t, n.Player)
	n.SetMood(pieces, services.AtTitle)
	if n.want(t, "off", time.Hour, ""); n.ear.asked > 0 {
		t.Error("music is asked for although it is off")
	}
	n.SetVolumes(services.Volumes{Effects: 100, Music: 50})
	n.ear.fetching = true
	n.want(t, "on its way", time.Minute, "")
	n.ear.fetching, n.ear.missing = false, true
	n.ear.asked = 0
	if n.want(t, "missing", time.Hour, ""); n.ear.asked == 0 || n.ear.asked > int(time.Hour/restLeast)+1 {
		t.Errorf("in an hour %d pieces are asked for", n.ear.asked)
	}
	before := len(n.ear.voices)
	if n.Play("victory"); len(n.ear.voices) != before+1 || n.ear.last().source == nil {
		t.Error("without a fanfare the effect is not heard")
	}
	n.ear.missing = false
	if begun, _ := n.pass(restMost); len(begun) != 1 {
		t.Errorf("there again: begun are %q", begun)
	}
}
