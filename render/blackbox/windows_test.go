package blackbox

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"islas/locales"
	"islas/render/internal/guest"
)

func init() {
	scripts["two windows"] = script{args: []string{"-lang", "en", "-seats", "human,easy", "-seed", "3"}, width: 1280, height: 720, play: playTwoWindows}
}

// TestTwoWindows opens one game in two programs: the second asks and takes it over, the first notices at its next move, says so and
// stops, and nothing of the other is overwritten. When the second is killed, the first goes on without a question.
func TestTwoWindows(t *testing.T) { runScript(t, "two windows") }

// playTwoWindows plays with a second program on the folder of the first.
func playTwoWindows(g *player) (err error) {
	if err := scene("Table")(g); err != nil {
		return err
	}
	data, err := os.MkdirTemp("", "islas-window-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(data)
	second, err := guest.Launch(os.Getenv(programVariable), data, []string{"-lang", "en", "-data", guest.Store(g.data)}, 1280, 720)
	if err != nil {
		return err
	}
	other := &player{Guest: second, data: data, clicks: g.clicks}
	taken := steps(scene("title"), presses("continue"), photo("windows-asked"), presses("elsewhere.no", "continue", "elsewhere.yes"), scene("Table"))
	if err := taken(other); err != nil {
		return err
	}
	before, err := saves(g)
	if err != nil {
		return err
	}
	if err := steps(presses("draw"), scene("title"), saysTaken, photo("windows-taken"))(g); err != nil {
		return err
	}
	if after, err := saves(g); err != nil || !bytes.Equal(before, after) {
		return fmt.Errorf("the first program has written the game that the second has taken over: %w", err)
	}
	if err := presses("draw")(other); err != nil {
		return err
	}
	if after, err := saves(g); err != nil || bytes.Equal(before, after) {
		return fmt.Errorf("the second program does not save what it plays: %w", err)
	}
	if err := second.Kill(); err != nil {
		return err
	}
	return steps(presses("continue"), scene("Table"))(g)
}

// saysTaken checks that a program says that its game was taken over.
func saysTaken(g *player) error {
	texts, err := locales.Open("en")
	if err != nil {
		return err
	}
	l, err := g.Rest()
	if err != nil {
		return err
	}
	if !slices.Contains(l.Notices, texts.Text("notice.taken-over")) {
		return fmt.Errorf("the program says %q", l.Notices)
	}
	return nil
}

// saves is the content of the only game in the folder.
func saves(g *player) ([]byte, error) {
	all, err := filepath.Glob(filepath.Join(guest.Store(g.data), "*.islas-save.json"))
	if err != nil {
		return nil, err
	}
	all = slices.DeleteFunc(all, func(name string) bool { return strings.Contains(name, ".before.") })
	if len(all) != 1 {
		return nil, fmt.Errorf("kept are %v", all)
	}
	return os.ReadFile(all[0])
}
