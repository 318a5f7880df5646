//go:build !js

package library_test

import (
	"bufio"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/game/model"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/testkit/must"
)

// childVariable makes this test binary a program that plays in the library of a folder until it is stopped.
const childVariable = "ISLAS_LIBRARY_CHILD"

// killsVariable is the number of times such a program is killed, instead of the usual number.
const killsVariable = "ISLAS_LIBRARY_KILLS"

func TestMain(m *testing.M) {
	if dir := os.Getenv(childVariable); dir != "" {
		if err := playOn(dir); err != nil {
			fmt.Println("failed:", err)
		}
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// playOn continues the latest game in a folder, and a new one each time one is over. It prints each confirmed save.
func playOn(dir string) error {
	s, err := store.Open(dir)
	if err != nil {
		return err
	}
	l := library.Open(s, time.Now)
	for seed := uint64(1); ; seed++ {
		id, m, err := latest(l, seed)
		for err == nil && !m.Over() {
			if err = playOne(l, id, m); err == nil {
				fmt.Println("saved", id, m.Played())
			}
		}
		if err != nil {
			return err
		}
		l.Release(id)
	}
}

// latest returns the game to continue, a new one of a seed if there is none. That of a killed program must no longer be held.
func latest(l *library.Library, seed uint64) (library.ID, *played, error) {
	id, ok := running(l)
	if !ok {
		m, _, err := match.New(model.Game{}, match.Setup{Seed: seed, Seats: []match.Seat{{Name: "Ana", Control: game.Human}, {Name: "Ben", Control: "easy"}}})
		return l.Begin(), m, err
	}
	if err := l.Hold(id); err != nil {
		return id, nil, err
	}
	data, err := l.Load(id)
	if err != nil {
		return id, nil, err
	}
	m, _, err := match.Load(model.Game{}, data)
	return id, m, err
}

// playOne applies any legal action and saves the game.
func playOne(l *library.Library, id library.ID, m *played) error {
	pos := m.State()
	legal := model.Game{}.Legal(&pos, nil)
	if _, err := m.Do(legal[rand.IntN(len(legal))]); err != nil {
		return err
	}
	data, err := m.SaveAt(l.Now())
	if err != nil {
		return err
	}
	return l.Save(id, data)
}

// A program that is killed at any moment loses no confirmed save, damages no file, and leaves no game locked. The environment variable
// ISLAS_LIBRARY_KILLS is the number of trials.
func TestKilledAtAnyMoment(t *testing.T) {
	kills := 60
	if n, err := strconv.Atoi(os.Getenv(killsVariable)); err == nil {
		kills = n
	}
	self, err := os.Executable()
	must.OK(t, err)
	dir := t.TempDir()
	saves := 0
	for range kills {
		cmd := exec.Command(self)
		cmd.Env = append(os.Environ(), childVariable+"="+dir)
		out, err := cmd.StdoutPipe()
		if err == nil {
			err = cmd.Start()
		}
		must.OK(t, err)
		confirmed := map[string]int{} // games and their actions
		lines := bufio.NewScanner(out)
		var killed bool
		for lines.Scan() {
			words := strings.Fields(lines.Text())
			if len(words) != 3 || words[0] != "saved" {
				t.Fatalf("the program says %q", lines.Text())
			}
			confirmed[words[1]], err = strconv.Atoi(words[2])
			must.OK(t, err)
			saves++
			if !killed { // its output until then is read to the end
				killed = true
				time.AfterFunc(time.Duration(rand.IntN(20_000))*time.Microsecond, func() { _ = cmd.Process.Kill() })
			}
		}
		_ = cmd.Wait()
		lookAfterKill(t, dir, confirmed)
	}
	t.Logf("%d kills after %d saves", kills, saves)
}

// lookAfterKill checks the files of a killed program.
func lookAfterKill(t *testing.T, dir string, confirmed map[string]int) {
	t.Helper()
	s, err := store.Open(dir)
	must.OK(t, err)
	l := library.Open(s, time.Now)
	for _, e := range l.List() {
		if e.Err != nil {
			t.Fatalf("%s: %v", e.ID, e.Err)
		}
		if _, err := l.LoadBefore(e.ID); err != nil && !errors.Is(err, store.ErrNotExist) {
			t.Fatalf("the last good state of %s: %v", e.ID, err)
		}
	}
	for id, actions := range confirmed {
		data, err := l.Load(library.ID(id))
		if err != nil {
			t.Fatalf("%s is lost: %v", id, err)
		}
		m, _, err := match.Load(model.Game{}, data)
		if err != nil || m.Played() < actions {
			t.Fatalf("%s has %d actions, %d were confirmed: %v", id, m.Played(), actions, err)
		}
	}
}
