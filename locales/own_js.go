package locales

import "io/fs"

// Own stands for added languages, which a page cannot have: there is no folder for them.
type Own struct{}

// Fault stands for an error in an added language.
type Fault struct{}

// String implements fmt.Stringer.
func (Fault) String() string { return "" }

// Languages returns what the function Languages returns.
func (*Own) Languages() []string { return Languages() }

// Codes returns none.
func (*Own) Codes() []string { return nil }

// Name returns the empty string: there are no added languages.
func (*Own) Name(string) string { return "" }

// Open does what the function Open does.
func (*Own) Open(lang string, game ...fs.FS) (*Catalogue, []Fault, error) {
	c, err := Open(lang, game...)
	return c, nil, err
}
