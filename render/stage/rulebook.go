package stage

import "islas/render/ui"

// Chapter is a heading of the rule book with what stands below it.
type Chapter struct {
	ID     string // "rules."+ID is the key of its heading
	Sub    bool   // it is a part of the chapter before it
	Blocks []Block
}

// Block is a paragraph, a point of a list, or a figure.
type Block struct {
	Text   string  // "rules."+Text is its key; empty for a figure
	Marked bool    // a point of a list
	Figure *Figure // nil for text
}

// Figure is a picture in the rule book with what is written in it.
type Figure struct {
	Height func(u *ui.UI, width float64) float64 // in pixels
	Draw   func(s *Stage, u *ui.UI, r ui.Rect)
	Words  []string // keys of the texts in it, for the search
}

// Paragraph is a block of text.
func Paragraph(key string) Block { return Block{Text: key} }

// Point is a point of a list.
func Point(key string) Block { return Block{Text: key, Marked: true} }

// Picture is a block that shows a figure.
func Picture(f Figure) Block { return Block{Figure: &f} }
