package stage_test

import (
	"encoding/json"
	"reflect"
	"testing"

	"islas/render/stage"
)

// What a newer program has written beside what this one knows stays in the file, whatever is learnt here.
func TestLearntOfANewerProgram(t *testing.T) {
	s := newStage(t, "one")
	was := `{
		"version": 2, "later": {"x": [1]},
		"lessons": {"one": {"step": 1, "key": "ship", "done": false, "declined": false, "stars": 3}, "two": {"step": 4, "done": true, "declined": false, "stars": 1}},
		"seen": {"one": ["tie"], "two": ["town"]}
	}`
	if err := s.Store.Write(stage.LearntName, []byte(was)); err != nil {
		t.Fatal(err)
	}
	if s.Been().Step != 1 || !s.Explained("tie") {
		t.Fatalf("it tells of %+v", s.Been())
	}
	s.KeepExplained("trade")
	s.KeepLesson(3, "sail")
	s.EndLesson()
	if told := s.TakeNotices(); len(told) > 0 {
		t.Errorf("told is %q", told)
	}
	data, err := s.Store.Read(stage.LearntName)
	if err != nil {
		t.Fatal(err)
	}
	var got, want any
	for text, to := range map[string]any{
		string(data): &got,
		`{
			"version": 2, "later": {"x": [1]},
			"lessons": {"one": {"step": 0, "done": true, "declined": false, "stars": 3}, "two": {"step": 4, "done": true, "declined": false, "stars": 1}},
			"seen": {"one": ["tie", "trade"], "two": ["town"]}
		}`: &want,
	} {
		if err := json.Unmarshal([]byte(text), to); err != nil {
			t.Fatal(err)
		}
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("kept is %s", data)
	}
}
