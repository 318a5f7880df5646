package catalogue_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"islas/locales"
	"islas/render/catalogue"
	"islas/render/keep/library"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/model"
	"islas/render/services"
	"islas/render/stage"
	"islas/render/testkit/must"
)

// withModel are all games and the model.
func withModel() []stage.Game { return append(catalogue.Games(), model.New()) }

// asked are the keys by which the shared scenes ask for texts of a game whose ids the game itself has chosen.
func asked(g stage.Game) []string {
	info := g.Info()
	var keys []string
	for seat := range info.MaxSeats {
		keys = append(keys, "new.name."+strconv.Itoa(seat+1))
	}
	for _, level := range info.Levels.Offered() {
		keys = append(keys, "level."+level, "level."+level+".text")
	}
	for _, o := range info.Options {
		keys = append(keys, "option."+o.ID)
		for _, word := range o.Words() {
			keys = append(keys, "option."+o.ID+"."+word)
		}
	}
	for _, c := range g.Choices() {
		keys = append(keys, "settings."+c.ID)
		for _, value := range c.Values {
			keys = append(keys, "settings."+c.ID+"."+value)
		}
	}
	for _, id := range info.Boards.IDs {
		b := g.Board(id)
		keys = append(keys, b.Sentence())
		for _, f := range b.Facts() {
			keys = append(keys, f.Label)
		}
	}
	for _, ch := range g.RuleBook() {
		keys = append(keys, "rules."+ch.ID)
		for _, b := range ch.Blocks {
			if b.Figure != nil {
				keys = append(keys, b.Figure.Words...)
			} else {
				keys = append(keys, "rules."+b.Text)
			}
		}
	}
	return keys
}

// TestTexts wants every text that the shared scenes ask a game for, in every language. Those that are asked for by fixed
// keys are compared with the source in package locales.
func TestTexts(t *testing.T) {
	for _, g := range withModel() {
		for _, lang := range locales.Languages() {
			texts, err := locales.Open(lang, g.Texts())
			must.OK(t, err)
			for _, key := range asked(g) {
				if !texts.Has(key) {
					t.Errorf("%s, %s: there is no text %q", g.Info().ID, lang, key)
				}
			}
		}
	}
}

// TestGames wants of every game what the shared scenes rely on.
func TestGames(t *testing.T) {
	for _, g := range withModel() {
		info := g.Info()
		name := info.ID
		if cast := g.Cast(); len(cast) < info.MaxSeats {
			t.Errorf("%s: %d of a cast for %d seats", name, len(cast), info.MaxSeats)
		}
		if g.Board("") != nil || g.Board("nowhere") != nil {
			t.Errorf("%s has boards without a name", name)
		}
		facts := -1
		for _, id := range info.Boards.IDs {
			b := g.Board(id)
			if b == nil {
				t.Fatalf("%s has no board %s", name, id)
			}
			if n := len(b.Facts()); b.Name() == "" || facts >= 0 && n != facts {
				t.Errorf("%s: the board %s is called %q and has %d facts, others %d", name, id, b.Name(), n, facts)
			}
			facts = len(b.Facts())
		}
		for _, c := range g.Choices() {
			if c.Game != name || len(c.Values) < 2 {
				t.Errorf("%s: the choice %+v", name, c)
			}
		}
		chapters := map[string]bool{}
		for _, ch := range g.RuleBook() {
			if chapters[ch.ID] {
				t.Errorf("%s: two chapters %s", name, ch.ID)
			}
			chapters[ch.ID] = true
		}
		if g.Title() == nil {
			t.Errorf("%s has nothing for the title", name)
		}
	}
}

// Matches that programs with only one game saved go on.
func TestFirstSavesGoOn(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "..", "game", "*", "engine", "testdata", "version1", "*.json"))
	if err != nil || len(files) < 3 {
		t.Fatalf("%d saves, %v", len(files), err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		must.OK(t, err)
		s := stage.New(&services.Services{Settings: settings.Default(), Store: store.NewMemory()}, append([]stage.Game{model.New()}, catalogue.Games()...)...)
		must.OK(t, s.Choose(s.Games[0]))
		must.OK(t, s.Store.Write(library.First.File(), data))
		m := s.Saves.Continue()
		if m == nil {
			t.Fatalf("%s does not go on: %q", file, s.TakeNotices())
		}
		if told := s.TakeNotices(); len(told) > 0 || m.Info().ID != strings.Split(filepath.ToSlash(file), "/")[3] {
			t.Errorf("%s goes on as %s; told was %q", file, m.Info().ID, told)
		}
	}
}

func TestFind(t *testing.T) {
	games := withModel()
	for _, g := range games {
		if found, err := catalogue.Find(games, g.Info().ID); err != nil || found.Info().ID != g.Info().ID {
			t.Errorf("%s: %v", g.Info().ID, err)
		}
	}
	if _, err := catalogue.Find(games, "chess"); err == nil || !strings.Contains(err.Error(), strings.Join(catalogue.IDs(games), ", ")) {
		t.Errorf("a game that there is not: %v", err)
	}
}
