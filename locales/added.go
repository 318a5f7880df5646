//go:build !js

package locales

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"unicode/utf8"
)

// maxAdded is the most bytes of a file of texts that are read. Those of the program have less than a tenth of it.
const maxAdded = 2 << 20

// Marks with which some editors begin a file.
var (
	markUTF8  = []byte("\ufeff")
	markUTF16 = [...]string{"\xff\xfe", "\xfe\xff"}
)

// readAdded reads an added file of texts, as editors of all systems write one.
func readAdded(from fs.FS, name string) ([]byte, error) {
	info, err := fs.Stat(from, name)
	switch {
	case err != nil:
		return nil, err
	case info.IsDir():
		return nil, errors.New("it is a folder")
	case !info.Mode().IsRegular(): // what never ends is not waited for
		return nil, errors.New("it is no file")
	case info.Size() > maxAdded:
		return nil, fmt.Errorf("it has %d bytes, more than the %d that are read", info.Size(), maxAdded)
	}
	data, err := fs.ReadFile(from, name)
	if err != nil {
		return nil, err
	}
	for _, mark := range markUTF16 {
		if bytes.HasPrefix(data, []byte(mark)) {
			return nil, errors.New("it is UTF-16; save it as UTF-8")
		}
	}
	return bytes.TrimPrefix(data, markUTF8), nil
}

// brokenLine returns the first line that is not UTF-8, from 1; 0 if there is none.
func brokenLine(data []byte) int {
	if utf8.Valid(data) {
		return 0
	}
	for at := 0; ; {
		r, n := utf8.DecodeRune(data[at:])
		if r == utf8.RuneError && n == 1 {
			return lineAt(data, int64(at))
		}
		at += n
	}
}
