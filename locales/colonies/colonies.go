// Package colonies holds the texts of The Colonies: terrains, cards, log, rules, suggestions and all others of its own.
package colonies

import "embed"

//go:embed *.json
var files embed.FS

// Files are the texts, a file for each language (package locales).
var Files = folder{files}

// folder is the files with their place in the source.
type folder struct{ embed.FS }

// Folder returns the place of the files in the source, for error sentences.
func (folder) Folder() string { return "locales/colonies/" }
