// Package puertorico holds the texts of Puerto Rico: buildings, roles, log, rules, suggestions and whatever else is said in it
// alone.
package puertorico

import "embed"

//go:embed *.json
var files embed.FS

// Files are the texts, a file for each language (package locales).
var Files = folder{files}

// folder is the files, which know where they lie.
type folder struct{ embed.FS }

// Folder returns where the files lie in the source, for sentences about what is wrong with one.
func (folder) Folder() string { return "locales/puertorico/" }
