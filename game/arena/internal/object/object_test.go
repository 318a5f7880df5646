package object

import (
	"encoding/json"
	"math"
	"testing"
)

func TestObject(t *testing.T) {
	o := Object{{"z", 1}, {`a "b"`, []string(nil)}}
	o.Add("m", Object{})
	data, err := json.Marshal(map[string]any{"o": o})
	if want := `{"o":{"z":1,"a \"b\"":null,"m":{}}}`; err != nil || string(data) != want {
		t.Errorf("%v: %s, want %s", err, data, want)
	}
	if _, err := json.Marshal(Object{{"x", math.NaN()}}); err == nil {
		t.Error("what is no JSON is written")
	}
}
