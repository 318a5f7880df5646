//go:build !js

package render

import (
	"fmt"
	"io"
	"strings"

	"islas/game/match"
	"islas/locales"
	"islas/render/catalogue"
	"islas/render/stage"
)

// check judges match records and saved games by the rules, says of each in a line what it found, and returns the exit code: that
// of an error if anything is wrong with one of them.
func check(files []string, texts *locales.Catalogue, out io.Writer) int {
	code := exitOK
	games := stage.Stage{Games: catalogue.Games(), Texts: texts}
	for _, file := range files {
		sentence, ok := checkFile(&games, file)
		fmt.Fprintln(out, sentence)
		if !ok {
			code = exitError
		}
	}
	return code
}

// checkFile judges one file in a sentence; ok says that nothing is wrong with it.
func checkFile(s *stage.Stage, file string) (sentence string, ok bool) {
	data, err := readFile(file)
	if err != nil {
		return explainFile(file, err, s.Texts), false
	}
	m, err := stage.Open(s.Games, data)
	if err != nil {
		return stage.Refusal(s.Texts, file, m, err), false
	}
	game := s.NameOf(s.GameOf(m))
	if !m.Over() {
		return s.Texts.Text("check.running", "file", file, "game", game, "round", m.Round()), true
	}
	return s.Texts.Text("check.over", "file", file, "game", game, "n", m.Round(), "names", strings.Join(winners(m), ", ")), true
}

// winners are the names of those who have won.
func winners(m match.Any) (names []string) {
	for seat := range m.Winners().All() {
		names = append(names, m.Setup().Seats[seat].Name)
	}
	return names
}
