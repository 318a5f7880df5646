// Package islas holds the texts of Islas Canarias: cards, log, rules, suggestions and whatever else is said in it alone.
package islas

import "embed"

// Files are the texts, a file for each language (package locales).
//
//go:embed *.json
var Files embed.FS
