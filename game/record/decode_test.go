package record

import (
	"strings"
	"testing"
)

// actLine is a line with a key that is left out where it is empty.
type actLine struct {
	E      string `json:"e"`
	Forced bool   `json:"forced,omitempty"`
	Seat   int    `json:"seat"`
}

// TestKeyLeftOut: a key with that tag may be missing, other keys may not, and where it is there it must be right.
func TestKeyLeftOut(t *testing.T) {
	loose := form{forms: Forms{"act": actLine{}}}
	for data, want := range map[string]actLine{
		`{"e":"act","seat":1}`:               {"act", false, 1},
		`{"e":"act","forced":true,"seat":1}`: {"act", true, 1},
		`{"forced":true,"seat":1,"e":"act"}`: {"act", true, 1},
	} {
		line, err := loose.decode([]byte(data))
		if err != nil || *line.(*actLine) != want {
			t.Errorf("%s is read as %+v: %v", data, line, err)
		}
		if again := string(encode(&want)); strings.Contains(again, "forced") != want.Forced {
			t.Errorf("written is %s", again)
		}
	}
	for data, want := range map[string]string{
		`{"e":"act","forced":true}`:          `the key "seat" is missing`,
		`{"e":"act","seat":1,"forced":null}`: `"forced": must not be null`,
		`{"e":"act","seat":1,"forced":1}`:    `"forced" must be true or false`,
	} {
		if _, err := loose.decode([]byte(data)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", data, err, want)
		}
	}
}

// TestOrderOfKeys: where records are read strictly, keys come in the order in which they are written, with others anywhere.
func TestOrderOfKeys(t *testing.T) {
	strict := form{Forms{"act": actLine{}}, true}
	for data, want := range map[string]string{
		`{"e":"act","forced":true,"seat":1}`:               "",
		`{"x":0,"e":"act","y":{"seat":1},"seat":1}`:        "",
		`{"e":"act","seat":1,"forced":true}`:               `the key "forced" comes after "seat"`,
		`{"seat":1,"e":"act"}`:                             `the key "e" comes after "seat"`,
		`{"forced":true,"x":[{"e":1}],"e":"act","seat":1}`: `the key "e" comes after "forced"`,
	} {
		if _, err := strict.decode([]byte(data)); (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", data, err, want)
		}
	}
}
