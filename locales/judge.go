//go:build !js

package locales

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
)

// judged returns what is wrong with a text compared with the English one, each in half a sentence; english is empty for the name
// of a language.
func (c *comparison) judged(t, english text) []string {
	all := c.plurals.judged(t, english)
	for _, form := range slices.Sorted(maps.Keys(t.forms)) {
		where := fmt.Sprintf("in its form %s ", form)
		all = append(all, judgedForm(where, t.forms[form], english.other, c.plurals.single(form))...)
	}
	if t.forms == nil {
		all = append(all, judgedForm("", t.other, english.other, false)...)
	}
	for _, s := range t.starts {
		all = append(all, judgedForm(fmt.Sprintf("before %q ", s.begins), s.text, english.other, false)...)
		if !slices.Contains(params(english.other), s.param) {
			all = append(all, fmt.Sprintf("hangs on how {%s} begins, which is not in the English text", s.param))
		}
	}
	return all
}

// judged returns what is wrong with the plural forms of a text compared with the English one.
func (p plurals) judged(t, english text) (all []string) {
	if t.forms == nil {
		if english.forms != nil && len(p.need) > 1 {
			return []string{"needs the plural forms " + list(p.need)}
		}
		return nil
	}
	if english.forms == nil && !slices.Contains(params(english.other), "n") {
		return []string{"has plural forms, but no number {n} is put into it"}
	}
	for _, form := range p.need {
		if _, ok := t.forms[form]; !ok {
			all = append(all, fmt.Sprintf("lacks the plural form %s, the language needs %s", form, list(p.need)))
		}
	}
	for _, form := range slices.Sorted(maps.Keys(t.forms)) {
		if !slices.Contains(p.need, form) {
			all = append(all, fmt.Sprintf("has the plural form %s, the language needs %s", form, list(p.need)))
		}
	}
	return all
}

// single reports whether a plural form stands for one number alone, which its text may then leave out.
func (p plurals) single(form string) bool {
	of := 0
	for n := range probed {
		if p.of(n) == form {
			of++
		}
	}
	return of == 1 && p.of(million) != form
}

// judgedForm returns what is wrong with one form of a text; single means that it need not name its number.
func judgedForm(where, s, english string, single bool) (all []string) {
	if strings.TrimSpace(s) == "" {
		return []string{where + "is empty"}
	}
	has, want := params(s), params(english)
	for _, p := range has {
		if !slices.Contains(want, p) {
			all = append(all, fmt.Sprintf("%shas {%s}, which is not in the English text", where, p))
		}
	}
	for _, p := range want {
		if !slices.Contains(has, p) && (p != "n" || !single) {
			all = append(all, fmt.Sprintf("%slacks {%s}", where, p))
		}
	}
	if n := len(inBraces().FindAllString(s, -1)); strings.Count(s, "{") != n || strings.Count(s, "}") != n {
		all = append(all, where+"has a brace without its partner")
	}
	return all
}

// inBraces returns the pattern of names in braces.
func inBraces() *regexp.Regexp { return regexp.MustCompile(`\{[^{}]*\}`) }

// params returns the names of the parameters in a text, each once, in alphabetical order.
func params(s string) []string {
	names := map[string]bool{}
	for _, p := range inBraces().FindAllString(s, -1) {
		names[strings.Trim(p, "{}")] = true
	}
	return slices.Sorted(maps.Keys(names))
}
