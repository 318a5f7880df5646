package match_test

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"islas/game"
	"islas/game/internal/reseal"
	"islas/game/islas/engine"
	"islas/game/match"
)

// The summary of a save agrees with the match, at any moment of it.
func TestSummary(t *testing.T) {
	src := rand.New(rand.NewPCG(7, 3))
	m, _ := start(t, setup(4, 7))
	began := time.Date(2026, 3, 5, 10, 20, 30, 0, time.FixedZone("", 3600))
	for now := began; ; now = now.Add(time.Minute) {
		data, err := m.SaveAt(now)
		if err != nil {
			t.Fatal(err)
		}
		got, err := match.Read(data)
		if err != nil {
			t.Fatal(err)
		}
		points := make([]int, 4)
		for seat := range points {
			points[seat] = m.Points(game.Seat(seat))
		}
		if got.Version != 3 || got.Game != "islas-canarias" || got.Data != 1 || !got.Known || got.Round != m.Round() || got.Over != m.Over() ||
			got.Winners != m.Winners() || got.Decider != m.Decider() || got.Actions != m.Played() || !slices.Equal(got.Points, points) {
			t.Fatalf("told is %+v, points are %v in round %d", got, points, m.Round())
		}
		if !slices.Equal(got.Seats, m.Setup().Seats) {
			t.Fatalf("the seats told are %+v", got.Seats)
		}
		if !got.Begun.Equal(began) || !got.Saved.Equal(now) || got.Saved.Location() != time.UTC {
			t.Fatalf("begun %v, saved %v", got.Begun, got.Saved)
		}
		if m.Over() {
			return
		}
		if m.Played()%40 == 0 { // when it began outlives a restart
			if m, _, err = match.Load(engine.Engine{}, data); err != nil {
				t.Fatal(err)
			}
		}
		step(t, m, src)
	}
}

// A save of version 2 has the players, and not the state of play.
func TestSummaryOfVersion2(t *testing.T) {
	m, _ := start(t, setup(3, 1))
	got, err := match.Read(reseal.Second(save(t, m)))
	if err != nil || got.Version != 2 || got.Known || got.Data != 1 || !slices.Equal(got.Seats, m.Setup().Seats) || !got.Saved.IsZero() {
		t.Errorf("told is %+v, %v", got, err)
	}
}

// Whichever bit of a save flips, reading gives an error, and never calls it a save of another version or of other data.
func TestFlippedBitIsNoticed(t *testing.T) {
	src := rand.New(rand.NewPCG(5, 5))
	m, _ := start(t, setup(2, 5))
	for range 20 {
		step(t, m, src)
	}
	good := save(t, m)
	for i := range good {
		for bit := range 8 {
			bad := bytes.Clone(good)
			bad[i] ^= 1 << bit
			if _, err := match.Read(bad); !errors.Is(err, match.ErrDamaged) {
				t.Fatalf("byte %d, %q as %q: %v", i, good[i], bad[i], err)
			}
		}
		if _, err := match.Read(good[:i]); err == nil {
			t.Fatalf("cut off after %d of %d bytes it is read", i, len(good))
		}
	}
	bad := bytes.Replace(good, []byte(`"control":"easy"`), []byte(`"control":"hard"`), 1)
	if _, _, err := match.Load(engine.Engine{}, bad); !errors.Is(err, match.ErrDamaged) {
		t.Errorf("another level of a computer gives %v", err)
	}
}
