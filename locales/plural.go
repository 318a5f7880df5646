package locales

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// other is the category of most numbers, which every language has.
const other = "other"

// category returns the name that Unicode CLDR has for a plural category.
func category(f plural.Form) string {
	return [...]string{plural.Other: other, plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many"}[f]
}

// plurals is the plural rule of a language: English and Spanish tell 1 from all other numbers, Polish also 2 to 4 from 5 to 21.
type plurals struct {
	tag  language.Tag
	need []string // the categories of its whole numbers and other, in alphabetical order
}

// probed is the number of whole numbers that are tried to find all categories; some languages have another for whole millions.
const (
	probed  = 200
	million = 1_000_000
)

// pluralsOf returns the rule of the language with that code.
func pluralsOf(lang string) plurals {
	p := plurals{tag: language.Make(lang)}
	need := map[string]bool{other: true, p.of(million): true}
	for n := range probed {
		need[p.of(n)] = true
	}
	p.need = slices.Sorted(maps.Keys(need))
	return p
}

// of returns the category of a whole number from 0.
func (p plurals) of(n int) string {
	return category(plural.Cardinal.MatchPlural(p.tag, n, 0, 0, 0, 0))
}

// form returns the form of a text for the parameter n: other where n is no whole number from 0; or the form for the beginnings of
// its parameters.
func (p plurals) form(t text, params []any) string {
	if t.forms == nil {
		return t.started(params)
	}
	if s, ok := param(params, "n"); ok {
		if n, err := strconv.Atoi(s); err == nil && n >= 0 {
			if s, ok := t.forms[p.of(n)]; ok { // a language that was added may lack some
				return s
			}
		}
	}
	return t.other
}

// check returns what is wrong with the plural forms of a text, nil for nothing.
func (p plurals) check(t text) error {
	if t.forms == nil {
		return nil
	}
	if has := slices.Sorted(maps.Keys(t.forms)); !slices.Equal(has, p.need) {
		return fmt.Errorf("a plural text has exactly the forms %s, not %s", list(p.need), list(has))
	}
	return nil
}

// list joins words for a sentence.
func list(words []string) string {
	n := len(words) - 1
	if n <= 0 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:n], ", ") + " and " + words[n]
}
