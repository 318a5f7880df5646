package render

import (
	"errors"
	"io"
	"io/fs"
	"os"

	"islas/game/match"
	"islas/game/record"
	"islas/locales"
	"islas/render/catalogue"
	"islas/render/stage"
)

// errLarge is that a file is larger than any that the program writes.
var errLarge = errors.New("too large")

// readFile reads a file that may be a match record or a saved game.
func readFile(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return readMost(f, mostBytes)
}

// mostBytes is how large a record or a saved game may be.
const mostBytes = max(record.MaxRecord, match.MaxSave)

// readMost reads what has no more than so many bytes.
func readMost(r io.Reader, most int) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, int64(most)+1))
	if err == nil && len(data) > most {
		err = errLarge
	}
	return data, err
}

// explainFile says in a sentence why a file can't be read.
func explainFile(name string, err error, texts *locales.Catalogue) string {
	if errors.Is(err, errLarge) {
		return texts.Text("open.large", "file", name)
	}
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err // the sentence has the name already
	}
	return texts.Text("open.unreadable", "file", name, "error", err.Error())
}

// showable returns the content of a file that can be shown, or says in a sentence why it can't be.
func showable(name string, texts *locales.Catalogue) (data []byte, sentence string) {
	data, err := readFile(name)
	if err != nil {
		return nil, explainFile(name, err, texts)
	}
	if m, err := stage.Open(catalogue.Games(), data); m == nil {
		return nil, stage.Refusal(texts, name, err)
	}
	return data, ""
}
