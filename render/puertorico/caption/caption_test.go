package caption

import (
	"encoding/csv"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	assets "islas/assets/puertorico"
	"islas/game/puertorico"
	"islas/locales"
	own "islas/locales/puertorico"
	"islas/render/testkit/must"
)

// rows are the rows of a CSV file by the name in their first column; the columns have their names from the header.
func rows(t *testing.T, data string) map[string]map[string]string {
	t.Helper()
	lines, err := csv.NewReader(strings.NewReader(data)).ReadAll()
	must.OK(t, err)
	all := map[string]map[string]string{}
	for _, line := range lines[1:] {
		row := map[string]string{}
		for i, cell := range line {
			row[lines[0][i]] = cell
		}
		all[line[0]] = row
	}
	return all
}

// open opens the texts of a language.
func open(t *testing.T, lang string) *locales.Catalogue {
	t.Helper()
	texts, err := locales.Open(lang, own.Files)
	must.OK(t, err)
	return texts
}

// each calls do with the texts of every language.
func each(t *testing.T, do func(t *testing.T, texts *locales.Catalogue)) {
	for _, lang := range locales.Languages() {
		t.Run(lang, func(t *testing.T) { do(t, open(t, lang)) })
	}
}

// checkTranslated checks names that the data do not have: each thing has one of its own, and what it is placed on is called like it.
func checkTranslated(t *testing.T, texts *locales.Catalogue) {
	names := map[string]bool{}
	named := func(name string) {
		if names[name] || strings.HasPrefix(name, "[") {
			t.Errorf("the name %q is there twice, or missing", name)
		}
		names[name] = true
	}
	for b := range puertorico.Building(puertorico.Buildings) {
		name := Building(texts.Text, b)
		named(name)
		named(Effect(texts.Text, b))
		if got := Group(texts.Text, puertorico.GroupOf(b)); got != name {
			t.Errorf("colonists are placed on %q, not on %s", got, name)
		}
	}
	for g := range puertorico.Good(puertorico.Goods) {
		named(Good(texts.Text, g))
		named(Group(texts.Text, puertorico.GroupOfTile(puertorico.Tile(g))))
	}
	named(Tile(texts.Text, puertorico.Quarry))
}

// Names and effects are those of the data, which has them in English and German; in other languages everything has a name of its own.
func TestNamesAndEffectsAreThoseOfTheData(t *testing.T) {
	buildings, tiles := rows(t, assets.Buildings), rows(t, assets.Tiles)
	each(t, func(t *testing.T, texts *locales.Catalogue) {
		if lang := texts.Lang(); lang != "en" && lang != "de" {
			checkTranslated(t, texts)
			return
		}
		for b := range puertorico.Building(puertorico.Buildings) {
			row := buildings[b.ID()]
			if got, want := Building(texts.Text, b), row["name_"+texts.Lang()]; got != want {
				t.Errorf("%s is called %q, in the data %q", b, got, want)
			}
			if got, want := Effect(texts.Text, b), row["effect_"+texts.Lang()]; got != want {
				t.Errorf("%s has the effect %q, in the data %q", b, got, want)
			}
			if got := Group(texts.Text, puertorico.GroupOf(b)); got != row["name_"+texts.Lang()] {
				t.Errorf("colonists are placed on %q, not on %s", got, b)
			}
		}
		for g := range puertorico.Good(puertorico.Goods) {
			name := tiles[g.ID()]["name_"+texts.Lang()]
			if got := Good(texts.Text, g); got != name {
				t.Errorf("%s is called %q, in the data %q", g, got, name)
			}
			if got := Group(texts.Text, puertorico.GroupOfTile(puertorico.Tile(g))); !strings.HasPrefix(got, name) || got == name {
				t.Errorf("the plantation of %s is called %q", g, got)
			}
		}
		if got, want := Tile(texts.Text, puertorico.Quarry), tiles["quarry"]["name_"+texts.Lang()]; got != want {
			t.Errorf("the quarry is called %q, in the data %q", got, want)
		}
	})
}

// What another player's building does is not said as if it were one's own, and names the same moment.
func TestEffectsOfOthersSpeakToNobody(t *testing.T) {
	you := regexp.MustCompile(`(?i)\b(your?s?|du|dir|dich|dein(e[mnrs]?)?|tu|tus|tuyo|tuya)\b`)
	each(t, func(t *testing.T, texts *locales.Catalogue) {
		for b := range puertorico.Building(puertorico.Buildings) {
			own, theirs := Effect(texts.Text, b), Theirs(texts.Text, b)
			if word := you.FindString(theirs); word != "" {
				t.Errorf("%s of another player says %q to whoever reads %q", b, word, theirs)
			}
			if moment, _, ok := strings.Cut(own, ":"); ok && !strings.HasPrefix(theirs, moment+":") {
				t.Errorf("%s works in %q, of another player %q", b, moment, theirs)
			}
		}
	})
}

// The effect of a building is short enough for its tile, and no two buildings say the same.
func TestShortEffectsFitOnATile(t *testing.T) {
	for most, effect := range map[int]func(Text, puertorico.Building) string{28: Short, 19: Brief} {
		each(t, func(t *testing.T, texts *locales.Catalogue) {
			of := map[string]puertorico.Building{}
			for b := range puertorico.Building(puertorico.Buildings) {
				short := effect(texts.Text, b)
				if n := utf8.RuneCountInString(short); n > most || strings.HasPrefix(short, "[") {
					t.Errorf("the effect of %s is %d characters long: %q", b, n, short)
				}
				if other, ok := of[short]; ok {
					t.Errorf("%s and %s both say %q", other, b, short)
				}
				of[short] = b
			}
		})
	}
}

// Every role says what it does and what its privilege is.
func TestRolesSayWhatTheyDo(t *testing.T) {
	each(t, func(t *testing.T, texts *locales.Catalogue) {
		for r := range puertorico.Role(puertorico.Roles) {
			for _, text := range []string{Role(texts.Text, r), Does(texts.Text, r), Privilege(texts.Text, r)} {
				if strings.HasPrefix(text, "[") {
					t.Errorf("%s has no text %s", r, text)
				}
			}
		}
	})
}

// Within a sentence a building has its article, and "small" and "large" bend to it.
func TestBuildingsWithinASentence(t *testing.T) {
	each(t, func(t *testing.T, texts *locales.Catalogue) {
		want := map[string]string{"en": "at your large warehouse", "de": "in deinem großen Lagerhaus", "es": "en tu almacén grande"}[texts.Lang()]
		if got := At(texts.Text, puertorico.LargeWarehouse); got != want {
			t.Errorf("a building is %q within a sentence, want %q", got, want)
		}
		for b := range puertorico.Building(puertorico.Buildings) {
			words := strings.Fields(Building(texts.Text, b))
			last := words[len(words)-1]
			if got := At(texts.Text, b); !strings.HasSuffix(strings.ToLower(got), strings.ToLower(last)) {
				t.Errorf("%s is %q within a sentence", b, got)
			}
		}
	})
}
