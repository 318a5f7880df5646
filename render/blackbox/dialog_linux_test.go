package blackbox

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"islas/render/testkit/need"
)

func init() {
	scripts["dialog"] = script{args: []string{"-lang", "en", "-seats", "human,easy"}, width: 1280, height: 720, before: answerDialogs,
		play: func(g *player) {
			g.scene("Table")
			g.press("menu", "menu.title", "games", "open")
			g.comes("letter.txt")
			g.press("open")
			g.comes("Table")
		}}
}

// TestDialog opens what is chosen in the dialog of the system: first a letter, which is told to be no record, and then one.
func TestDialog(t *testing.T) { runScript(t, "dialog") }

// answerDialogs has the first dialog of the system choose a letter, and each later one a record.
func answerDialogs(store string) error {
	record, err := filepath.Abs(filepath.Join("..", "..", "game", "record", "testdata", "by-hand.islas.jsonl"))
	if err != nil {
		return err
	}
	folder := filepath.Dir(store)
	dialog := fmt.Sprintf("#!/bin/sh\nif [ -e %[1]q ]; then echo %[2]q; else echo Dear all >%[1]q; echo %[1]q; fi\n", filepath.Join(folder, "letter.txt"), record)
	return errors.Join(
		os.WriteFile(filepath.Join(folder, "zenity"), []byte(dialog), 0o700),
		os.Setenv("PATH", folder+string(filepath.ListSeparator)+os.Getenv("PATH")),
		os.Setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path="+filepath.Join(folder, "nobody")),
		os.Setenv("XDG_CURRENT_DESKTOP", ""),
	)
}

// comes waits until something is told or a scene is shown: the dialog answers beside the frames.
func (g *player) comes(want string) {
	for begin := time.Now(); time.Since(begin) < need.Patience; {
		if l := g.rest(); strings.Contains(strings.Join(append(l.Notices, l.Scene), " "), want) {
			return
		}
	}
	g.fail("%s does not come", want)
}
