package theme

import (
	"strings"
	"unicode"
)

// Plain returns the part of a text that the fonts of every style can show, with accents combined with the letters before them: the result
// is never drawn with boxes. Emoji, scripts that the fonts lack, and signs that only join or turn their neighbours are dropped. The result
// may be empty.
func Plain(str string) string {
	if plain(str) {
		return str
	}
	var kept []rune
	for _, r := range str {
		if last := len(kept) - 1; last >= 0 {
			if c := composed(kept[last], r); c != 0 && everywhere(c) {
				kept[last] = c
				continue
			}
		}
		if unicode.IsSpace(r) || !unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf, unicode.Cc) && everywhere(r) {
			kept = append(kept, r)
		}
	}
	return string(kept)
}

// everywhere reports whether the fonts of all styles have a glyph for r.
func everywhere(r rune) bool {
	for _, s := range Styles() {
		if !covers(s, r) {
			return false
		}
	}
	return true
}

// composed returns the letter made of r and an accent after it, 0 if there is none.
func composed(r, accent rune) rune {
	for _, a := range accents {
		if a.accent != accent {
			continue
		}
		if i := strings.IndexRune(a.letters, r); i >= 0 {
			return []rune(a.composed)[len([]rune(a.letters[:i]))]
		}
	}
	return 0
}

// accents lists the letters composed with accents, which some systems write in two in file names and copied text.
var accents = [...]struct {
	accent            rune
	letters, composed string
}{
	{'\u0300', "AEIOUaeiouNnWwYy", "ÀÈÌÒÙàèìòùǸǹẀẁỲỳ"},
	{'\u0301', "AEIOUYaeiouyCcLlNnRrSsZzGgWw", "ÁÉÍÓÚÝáéíóúýĆćĹĺŃńŔŕŚśŹźǴǵẂẃ"},
	{'\u0302', "AEIOUaeiouCcGgHhJjSsWwYy", "ÂÊÎÔÛâêîôûĈĉĜĝĤĥĴĵŜŝŴŵŶŷ"},
	{'\u0303', "ANOIUanoiu", "ÃÑÕĨŨãñõĩũ"},
	{'\u0304', "AEIOUaeiou", "ĀĒĪŌŪāēīōū"},
	{'\u0306', "AEGIOUaegiou", "ĂĔĞĬŎŬăĕğĭŏŭ"},
	{'\u0307', "CEGIZcegz", "ĊĖĠİŻċėġż"},
	{'\u0308', "AEIOUYaeiouyWw", "ÄËÏÖÜŸäëïöüÿẄẅ"},
	{'\u030a', "AUau", "ÅŮåů"},
	{'\u030b', "OUou", "ŐŰőű"},
	{'\u030c', "CDELNRSTZcdelnrstz", "ČĎĚĽŇŘŠŤŽčďěľňřšťž"},
	{'\u0327', "CGKLNRSTcgklnrst", "ÇĢĶĻŅŖŞŢçģķļņŗşţ"},
	{'\u0328', "AEIUaeiu", "ĄĘĮŲąęįų"},
}
