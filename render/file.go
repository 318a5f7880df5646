package render

import (
	"errors"
	"io"
	"io/fs"
	"os"

	"islas/game/match"
	"islas/game/record"
	"islas/locales"
	"islas/render/bundle"
	"islas/render/catalogue"
	"islas/render/stage"
)

// errLarge is that a file is larger than any that the program writes.
var errLarge = errors.New("too large")

// readFile reads a file that may be a match record, a saved game, or all that a device keeps.
func readFile(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return readMost(f)
}

// mostBytes is how large a record or a saved game may be.
const mostBytes = max(record.MaxRecord, match.MaxSave)

// readMost reads a file, unless it is larger than one of its kind may be: errLarge.
func readMost(r io.Reader) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, mostBytes+1))
	if err == nil && len(data) > mostBytes && bundle.Claims(data) {
		var more []byte
		more, err = io.ReadAll(io.LimitReader(r, bundle.MaxSize))
		data = append(data, more...)
	}
	if err == nil && tooLarge(data) {
		err = errLarge
	}
	return data, err
}

// tooLarge reports whether a file has more bytes than one of its kind may have.
func tooLarge(data []byte) bool {
	return len(data) > mostBytes && (!bundle.Claims(data) || len(data) > bundle.MaxSize)
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
	if bundle.Claims(data) {
		return data, "" // what is wrong with it is told where it is asked about
	}
	if m, err := stage.Open(catalogue.Games(), data); m == nil {
		return nil, stage.Excuse(texts, name, nil, err)
	}
	return data, ""
}
