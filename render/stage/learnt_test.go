package stage_test

import (
	"testing"

	"islas/render/stage"
)

// What is remembered of lessons and explanations is each game's own, and outlives the program.
func TestLearntIsKept(t *testing.T) {
	s := newStage(t, "one", "two")
	if s.Been() != (stage.Been{}) || s.Explained("tie") {
		t.Error("somebody has been here before the first time")
	}
	s.KeepLesson(7, "key")
	s.KeepExplained("tie")
	files := s.Store
	s = newStage(t, "one", "two")
	s.Store = files
	if s.Been() != (stage.Been{Step: 7, Key: "key"}) || !s.Explained("tie") || s.Explained("town") {
		t.Errorf("kept is %+v", s.Been())
	}
	if err := s.Choose(s.Games[1]); err != nil {
		t.Fatal(err)
	}
	if s.Been() != (stage.Been{}) || s.Explained("tie") {
		t.Error("the other game knows of it")
	}
	s.EndLesson()
	s.ExplainAgain()
	if err := s.Choose(s.Games[0]); err != nil {
		t.Fatal(err)
	}
	s.DeclineLesson()
	if s.Been() != (stage.Been{Step: 7, Key: "key", Declined: true}) || s.Explained("tie") {
		t.Errorf("kept is %+v, explained: %v", s.Been(), s.Explained("tie"))
	}
}
