package locales

import "io/fs"

// Own are languages that somebody has added. A page has no folder in which they could lie.
type Own struct{}

// Fault is something that is wrong with a language that was added.
type Fault struct{}

// String implements fmt.Stringer.
func (Fault) String() string { return "" }

// Languages is Languages.
func (*Own) Languages() []string { return Languages() }

// Codes returns none.
func (*Own) Codes() []string { return nil }

// Name returns nothing: there is no language that was added.
func (*Own) Name(string) string { return "" }

// Open is Open.
func (*Own) Open(lang string, game ...fs.FS) (*Catalogue, []Fault, error) {
	c, err := Open(lang, game...)
	return c, nil, err
}
