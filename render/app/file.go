package app

import (
	"errors"
	"io"
	"io/fs"
	"os"

	"islas/game/match"
	"islas/game/record"
	"islas/locales"
	"islas/render/catalogue"
	"islas/render/keep/backup"
	"islas/render/services"
	"islas/render/stage"
)

// errLarge means that a file is larger than any that the program writes.
var errLarge = errors.New("too large")

// errFolder means that a path is a folder.
var errFolder = errors.New("this is a folder")

// errSpecial means that a path is a pipe, a device or the like, on which reading could block for ever.
var errSpecial = errors.New("this is not an ordinary file")

// readFile reads a file that may be a match record, a saved game or a backup.
func readFile(name string) ([]byte, error) {
	info, err := os.Stat(name) // opening a pipe would already block
	switch {
	case err != nil:
		return nil, err
	case info.IsDir():
		return nil, errFolder
	case !info.Mode().IsRegular():
		return nil, errSpecial
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return readMost(f)
}

// mostBytes is the greatest size of a file, unless it is a backup by its beginning.
const mostBytes = max(match.MaxSave, record.MaxRecord) + 1<<20

// readMost reads a file. It returns errLarge if the file is larger than one of its kind may be.
func readMost(r io.Reader) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, mostBytes+1))
	if err == nil && len(data) > mostBytes && backup.Claims(data) {
		var more []byte
		more, err = io.ReadAll(io.LimitReader(r, backup.MaxSize))
		data = append(data, more...)
	}
	if err == nil && tooLarge(data) {
		err = errLarge
	}
	return data, err
}

// tooLarge reports whether a file is larger than one of its kind may be.
func tooLarge(data []byte) bool {
	return len(data) > mostBytes && (!backup.Claims(data) || len(data) > backup.MaxSize)
}

// unreadable lists the keys of the texts about files that can't be read.
var unreadable = []struct {
	err error
	key string
}{
	{errLarge, "open.large"}, {errFolder, "open.folder"}, {errSpecial, "open.special"}, {fs.ErrNotExist, "open.missing"}, {fs.ErrPermission, "open.forbidden"},
}

// explainFile returns a sentence why a file can't be read.
func explainFile(name string, err error, texts *locales.Catalogue) string {
	for _, u := range unreadable {
		if errors.Is(err, u.err) {
			return texts.Text(u.key, "file", name)
		}
	}
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err // the sentence has the name already
	}
	return texts.Text("open.unreadable", "file", name, "error", err.Error())
}

// showable returns the content of a file that can be shown, or else a sentence why it can't.
func showable(name, dataDir string, texts *locales.Catalogue) (data []byte, sentence string) {
	data, err := readFile(name)
	if err != nil {
		return nil, explainFile(name, err, texts)
	}
	if backup.Claims(data) {
		return data, "" // its faults are shown when the player is asked about it
	}
	s := stage.New(&services.Services{Texts: texts}, catalogue.Games()...)
	s.Options.DataDir = dataDir
	if m, err := stage.Open(s.Games, data); m == nil {
		return nil, s.Reports.Excuse(name, nil, err)
	}
	return data, ""
}
