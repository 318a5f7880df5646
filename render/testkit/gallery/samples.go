package gallery

import (
	"embed"
	"encoding/json"
	"fmt"
)

//go:embed samples
var sampleFiles embed.FS

// samples is texts like those of the table, the rules and the result of a game, for widgets whose texts are not shared ones. There is a
// file of them for every language of the program.
type samples struct {
	Name      string // of a player
	Button    string // of the disabled button
	Why       string // why it is disabled: two lines
	Paragraph string // two lines
	Badge     string
	Chapters  []struct{ Title, Text string }
	Rows      []string // of a table of points
}

// samplesIn returns the samples in a language. Without a file for it the program was built wrongly.
func samplesIn(lang string) samples {
	data, err := sampleFiles.ReadFile("samples/" + lang + ".json")
	var s samples
	if err == nil {
		err = json.Unmarshal(data, &s)
	}
	if err != nil {
		panic(fmt.Sprintf("gallery: there are no samples in %s: %v", lang, err))
	}
	return s
}
