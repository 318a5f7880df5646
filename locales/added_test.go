//go:build !js

package locales

import (
	"bytes"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
)

// TestFilesOfAnyEditor: files of the editors of all systems are read; an entry that is no file of texts is reported, is not
// waited for, and does not fill the memory.
func TestFilesOfAnyEditor(t *testing.T) {
	english := someGame{fstest.MapFS{"en.json": {Data: []byte(`{"back": "Back", "next": "Next"}`)}}}
	const good = "{\r\n\"back\": \"Wróć\",\r\n\"next\": \"Dalej\"\r\n}"
	for name, tt := range map[string]struct {
		file fstest.MapFile
		want string
		back string
	}{
		"with a mark":       {fstest.MapFile{Data: []byte("\ufeff" + good)}, "", "Wróć"},
		"UTF-16":            {fstest.MapFile{Data: []byte("\xff\xfe{\x00")}, "pl/some.json: can't be read, all its texts are missing: it is UTF-16; save it as UTF-8", "Back"},
		"of an old Windows": {fstest.MapFile{Data: []byte(strings.Replace(good, "ó", "\xf3", 1))}, "pl/some.json, line 2: is not UTF-8 in this line; save the file as UTF-8", ""},
		"a folder":          {fstest.MapFile{Mode: fs.ModeDir}, "pl/some.json: can't be read, all its texts are missing: it is a folder", "Back"},
		"a pipe":            {fstest.MapFile{Mode: fs.ModeNamedPipe}, "pl/some.json: can't be read, all its texts are missing: it is no file", "Back"},
		"huge":              {fstest.MapFile{Data: bytes.Repeat([]byte(" "), maxAdded+1)}, "pl/some.json: can't be read, all its texts are missing: it has 2097153 bytes, more than the 2097152 that are read", "Back"},
	} {
		c, faults, err := FindOwn(fstest.MapFS{"pl/some.json": &tt.file}).Open("pl", english)
		if err != nil {
			t.Fatal(err)
		}
		told := ""
		for _, f := range faults {
			if f.File == "pl/some.json" {
				told += f.String()
			}
		}
		if told != tt.want {
			t.Errorf("%s: told is %q, want %q", name, told, tt.want)
		}
		if got := c.Text("back"); tt.back != "" && got != tt.back {
			t.Errorf("%s: %q is said, not %q", name, got, tt.back)
		}
		if got := c.Text("next"); tt.want == "" && got != "Dalej" {
			t.Errorf("%s: %q is said", name, got)
		}
	}
}
