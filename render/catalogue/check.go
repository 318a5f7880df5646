package catalogue

import (
	"io/fs"

	"islas/locales"
	"islas/render/stage"
)

// CheckData returns what is wrong with the data files by which games are played, in one sentence with file and line; nil if
// nothing is.
func CheckData(games []stage.Game) error {
	for _, g := range games {
		if err := g.Info().CheckData(); err != nil {
			return err
		}
	}
	return nil
}

// Check is CheckData, for all files that people may edit: the texts in all languages and the lessons, too.
func Check(games []stage.Game) error {
	if err := CheckData(games); err != nil {
		return err
	}
	var texts []fs.FS
	for _, g := range games {
		texts = append(texts, g.Texts())
	}
	if err := locales.Check(texts...); err != nil {
		return err
	}
	for _, g := range games {
		if t, ok := g.(stage.Teacher); ok {
			if err := t.CheckLesson(); err != nil {
				return err
			}
		}
	}
	return nil
}
