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
	"islas/render/theme"
)

// errLarge is that a file is larger than any that the program writes.
var errLarge = errors.New("too large")

// errFolder is that a file is none, but a folder.
var errFolder = errors.New("this is a folder")

// errSpecial is that a file is none, but a pipe, a device or the like, on which one could wait for ever.
var errSpecial = errors.New("this is not an ordinary file")

// readFile reads a file that may be a match record, a saved game, or all that a device keeps.
func readFile(name string) ([]byte, error) {
	info, err := os.Stat(name) // opening a pipe would wait already
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

// mostBytes is how large a file may be that does not say at its beginning that it may be larger (claimsMore).
const mostBytes = max(match.MaxSave, record.MaxRecord) + 1<<20

// claimedBytes is how large one may be that does.
const claimedBytes = backup.MaxSize

// claimsMore reports whether a file says at its beginning that it is all that a device keeps, or a font.
func claimsMore(beginning []byte) bool {
	return backup.Claims(beginning) || theme.ClaimsFont(beginning)
}

// readMost reads a file, unless it is larger than one of its kind may be: errLarge.
func readMost(r io.Reader) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, mostBytes+1))
	if err == nil && len(data) > mostBytes && claimsMore(data) {
		var more []byte
		more, err = io.ReadAll(io.LimitReader(r, claimedBytes))
		data = append(data, more...)
	}
	if err == nil && tooLarge(data) {
		err = errLarge
	}
	return data, err
}

// tooLarge reports whether a file has more bytes than one of its kind may have.
func tooLarge(data []byte) bool {
	return len(data) > mostBytes && (!claimsMore(data) || len(data) > claimedBytes)
}

// unreadable are the keys of what is said of files that can't be read.
var unreadable = []struct {
	err error
	key string
}{
	{errLarge, "open.large"}, {errFolder, "open.folder"}, {errSpecial, "open.special"}, {fs.ErrNotExist, "open.missing"}, {fs.ErrPermission, "open.forbidden"},
}

// explainFile says in a sentence why a file can't be read.
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

// showable returns the content of a file that can be shown, or says in a sentence why it can't be.
func showable(name, dataDir string, texts *locales.Catalogue) (data []byte, sentence string) {
	data, err := readFile(name)
	if err != nil {
		return nil, explainFile(name, err, texts)
	}
	if backup.Claims(data) || theme.ClaimsFont(data) {
		return data, "" // what is wrong with it is told where it is asked about
	}
	s := stage.New(&services.Services{Texts: texts}, catalogue.Games()...)
	s.Options.DataDir = dataDir
	if m, err := stage.Open(s.Games, data); m == nil {
		return nil, s.Reports.Excuse(name, nil, err)
	}
	return data, ""
}
