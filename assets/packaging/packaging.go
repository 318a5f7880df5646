// Package packaging carries what packages of the program show of it: templates of the files that desktops, software centres and systems read,
// and their texts. The game itself has nothing of it; command render/release fills the templates in.
package packaging

import (
	"embed"
	"encoding/json"
	"fmt"
)

// Templates holds templates/NAME, files in the language of text/template.
//
//go:embed templates
var Templates embed.FS

//go:embed texts
var texts embed.FS

// Texts returns the texts of a language by their keys.
func Texts(lang string) (map[string]string, error) {
	data, err := texts.ReadFile("texts/" + lang + ".json")
	if err != nil {
		return nil, err
	}
	var all map[string]string
	if err := json.Unmarshal(data, &all); err != nil {
		return nil, fmt.Errorf("texts/%s.json: %w", lang, err)
	}
	return all, nil
}
