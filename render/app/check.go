//go:build !js

package app

import (
	"fmt"
	"io"
	"strings"

	"islas/game/match"
	"islas/locales"
	"islas/render/catalogue"
	"islas/render/services"
	"islas/render/stage"
)

// check checks match records and saved games by the rules, writes a line about each, and returns the exit code: exitError if anything is
// wrong with one of them.
func check(files []string, dataDir string, texts *locales.Catalogue, out io.Writer) int {
	code := exitOK
	s := stage.New(&services.Services{Texts: texts}, catalogue.Games()...)
	s.Options.DataDir = dataDir
	for _, file := range files {
		sentence, ok := checkFile(s, file)
		fmt.Fprintln(out, sentence)
		if !ok {
			code = exitError
		}
	}
	return code
}

// checkFile checks one file and returns the result as a sentence; ok is true if nothing is wrong with it.
func checkFile(s *stage.Stage, file string) (sentence string, ok bool) {
	data, err := readFile(file)
	if err != nil {
		return explainFile(file, err, s.Texts), false
	}
	m, err := stage.Open(s.Games, data)
	if err != nil {
		return s.Reports.Refusal(file, m, err), false
	}
	game := s.NameOf(s.GameOf(m))
	sentence = s.Texts.Text("check.over", "file", file, "game", game, "n", m.Round(), "names", strings.Join(winners(m), ", "))
	if !m.Over() {
		sentence = s.Texts.Text("check.running", "file", file, "game", game, "round", m.Round())
	}
	return sentence, true
}

// winners returns the names of the winners.
func winners(m match.Any) (names []string) {
	for seat := range m.Winners().All() {
		names = append(names, m.Setup().Seats[seat].Name)
	}
	return names
}
