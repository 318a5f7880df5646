package app

import (
	"flag"
	"regexp"
	"slices"
	"strings"
	"testing"

	"islas/assets/packaging"
	"islas/locales"
	"islas/render/testkit/must"
)

// found returns the matches of the first group of a pattern in a text, sorted, each once.
func found(text, pattern string) (all []string) {
	for _, m := range regexp.MustCompile(pattern).FindAllStringSubmatch(text, -1) {
		all = append(all, m[1])
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// The output of -help, in every language, and the manual list all flags and commands of the program and no others, and that a file alone
// can be named.
func TestAllFlagsAreTold(t *testing.T) {
	var have []string
	new(flags).set(new(typed)).VisitAll(func(f *flag.Flag) {
		if f.Name != "h" { // an alias that need not be listed
			have = append(have, f.Name)
		}
	})
	slices.Sort(have)
	orders := slices.Sorted(slices.Values(commands()))
	same := func(where string, told, have []string) {
		t.Helper()
		if !slices.Equal(told, have) {
			t.Errorf("%s tells of %v, the program has %v", where, told, have)
		}
	}
	for _, lang := range locales.Languages() {
		texts, err := locales.Open(lang)
		must.OK(t, err)
		usage := texts.Text("cli.usage")
		same(lang, found(usage, `(?m)^  -([a-z]+)`), have)
		same(lang, found(usage, `(?m)^  ([a-z][a-z-]+) +\p{Lu}`), orders)
		if len(found(usage, `(?m)^  (\p{Lu}+) `)) != 1 {
			t.Errorf("%s: nothing is said of a file alone", lang)
		}
	}
	data, err := packaging.Templates.ReadFile("templates/islas.6")
	must.OK(t, err)
	manual := string(data)
	same("the manual", found(manual, `(?m)^\.BI? \\-([a-z]+)`), have)
	synopsis, rest, _ := strings.Cut(manual, ".SH DESCRIPTION")
	description, _, _ := strings.Cut(rest, ".SH OPTIONS")
	same("the manual's synopsis", found(synopsis, `(?m)^\.B islas ([a-z-]+)$`), orders)
	same("the manual's description", found(description, `(?m)^\.B islas ([a-z-]+)$`), orders)
	if !strings.Contains(synopsis, ".B islas\n.RI [ flags ]\n.I file\n") {
		t.Error("the manual says nothing of a file alone")
	}
}
