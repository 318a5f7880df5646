package stage

import (
	"strings"

	"islas/render/ui"
)

// Chapter is a heading of the rule book with its content.
type Chapter struct {
	ID     string // "rules."+ID is the key of its heading
	Sub    bool   // it is a part of the chapter before it
	Blocks []Block
}

// Block is a paragraph, a point of a list, or a figure.
type Block struct {
	Text   string  // "rules."+Text is the key of the text; empty for a figure
	Marked bool    // a point of a list
	Figure *Figure // nil for text
}

// Figure is a picture in the rule book with the texts in it.
type Figure struct {
	Height func(u *ui.UI, width float64) float64 // returns the height in pixels
	Draw   func(s *Stage, u *ui.UI, r ui.Rect)
	Words  []string // keys of the texts in it, for the search
}

// Paragraph returns a block of text.
func Paragraph(key string) Block { return Block{Text: key} }

// Point returns a point of a list.
func Point(key string) Block { return Block{Text: key, Marked: true} }

// Chapters returns the chapters of a rule book: each line is a chapter, with its id, a colon and its blocks; empty lines are skipped. A
// plus before an id marks a part of the chapter before it, an asterisk a point of a list, and an at sign the figure of that name.
func Chapters(book string, figure func(name string) Figure) (chapters []Chapter) {
	for line := range strings.Lines(book) {
		id, blocks, ok := strings.Cut(strings.TrimSpace(line), ":")
		if !ok {
			continue // an empty line
		}
		var c Chapter
		c.ID, c.Sub = strings.CutPrefix(id, "+")
		for _, word := range strings.Fields(blocks) {
			b := Paragraph(word)
			if name, ok := strings.CutPrefix(word, "@"); ok {
				f := figure(name)
				b = Block{Figure: &f}
			} else if key, ok := strings.CutPrefix(word, "*"); ok {
				b = Point(key)
			}
			c.Blocks = append(c.Blocks, b)
		}
		chapters = append(chapters, c)
	}
	return chapters
}
