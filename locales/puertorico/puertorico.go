// Package puertorico holds the texts of Puerto Rico: buildings, roles, log, rules, suggestions and whatever else is said in it
// alone.
package puertorico

import "embed"

// Files are the texts, a file for each language (package locales).
//
//go:embed *.json
var Files embed.FS
