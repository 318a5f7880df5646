package jsonmerge_test

import (
	"encoding/json"
	"errors"
	"reflect"
	"testing"

	"islas/render/keep/jsonmerge"
	"islas/render/testkit/must"
)

// Only objects with a version are read.
func TestParse(t *testing.T) {
	for data, want := range map[string]error{
		"": jsonmerge.ErrNoObject, "[]": jsonmerge.ErrNoObject, "{": jsonmerge.ErrNoObject, "3": jsonmerge.ErrNoObject,
		"null": jsonmerge.ErrNoVersion, "{}": jsonmerge.ErrNoVersion, `{"version": 0}`: jsonmerge.ErrNoVersion, `{"version": "1"}`: jsonmerge.ErrNoVersion,
		`{"version": 1.5}`: jsonmerge.ErrNoVersion, `{"version": 3, "x": 1}`: nil,
	} {
		o, version, err := jsonmerge.Parse([]byte(data))
		if !errors.Is(err, want) || err == nil && (version != 3 || string(o["x"]) != "1") {
			t.Errorf("%q is read as %v of version %d, %v", data, o, version, err)
		}
	}
}

// Changed values are replaced, within objects, too; everything else stays as it is.
func TestChange(t *testing.T) {
	for _, test := range []struct{ there, was, now, want string }{
		{`{"a": 1, "later": [2]}`, `{"a": 1}`, `{"a": 3}`, `{"a": 3, "later": [2]}`},
		{`{"a": 5, "b": 6}`, `{"a": 1, "b": 2}`, `{"a": 1, "b": 3}`, `{"a": 5, "b": 3}`},
		{`{"in": {"x": 1, "later": 2}}`, `{"in": {"x": 1, "y": 2}}`, `{"in": {"x": 4}}`, `{"in": {"x": 4, "later": 2}}`},
		{`{"in": {"x": 1}, "a": 1}`, `{"in": {"x": 1}, "a": 1}`, `{"a": 1}`, `{"a": 1}`},
		{`{"in": {"x": 1, "later": 2}}`, `{"in": {"x": 1}}`, `{}`, `{"in": {"later": 2}}`},
		{`{"in": [1]}`, `{"in": {"x": 1}}`, `{"in": {"x": 2}}`, `{"in": {"x": 2}}`},
		{`{"in": {"later": 2}}`, `{}`, `{"in": {"x": 2}}`, `{"in": {"later": 2, "x": 2}}`},
		{`{}`, `{}`, `{"list": [1, 2]}`, `{"list": [1, 2]}`},
	} {
		object := func(text string) (o jsonmerge.Object) {
			must.OK(t, json.Unmarshal([]byte(text), &o))
			return o
		}
		there := object(test.there)
		must.OK(t, there.Change(object(test.was), object(test.now)))
		data, err := there.Encode()
		must.OK(t, err)
		var got, want any
		if json.Unmarshal(data, &got) != nil || json.Unmarshal([]byte(test.want), &want) != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s, changed from %s to %s, is %s, not %s", test.there, test.was, test.now, data, test.want)
		}
	}
}
