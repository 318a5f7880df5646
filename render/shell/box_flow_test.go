package shell_test

import (
	"fmt"
	"strings"
	"testing"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/islas/caption"
)

// On telephones the page of one's own printed game is twice as large at 200 %: the list and what is entered take turns, and every card and
// board, every value and what has to be mended is reached by scrolling down.
func TestBoxFlows(t *testing.T) {
	for i, w := range endingWindows() {
		lang := []string{"de", "es", "en"}[i%3]
		t.Run(fmt.Sprintf("%s %s", lang, w), func(t *testing.T) {
			t.Parallel()
			s := newStage(t, lang)
			r := open(t, s, openBox(t, s), w)
			r.twice(w)
			list := r.wordsOf("box.list")
			for c := range islas.Card(islas.Occupations) {
				if name := caption.Card(s.Texts, c).Name; !tells(list, name) {
					t.Errorf("%q is missing in %q", name, list)
				}
			}
			for _, id := range board.IDs() {
				if name := s.Game.Board(id).Name(); !tells(list, name) {
					t.Errorf("%q is missing in %q", name, list)
				}
			}
			r.enter("box.card.pescador")
			if entry := r.wordsOf("box.entry"); !tells(entry, r.T("box.house")) || !tells(entry, r.T("box.next")) || !tells(entry, r.T("box.looked")) {
				t.Errorf("of a card is to be read %q", entry)
			}
			r.pick("box.wish.coast")
			r.Wait(2)
			if b, err := keptBox(s); err != nil || b == islas.NewBox() {
				t.Errorf("what was entered is not kept: %v", err)
			}
			r.enter("box.deed.blue")
			if entry := r.wordsOf("box.entry"); !tells(entry, r.T("box.deed.tip")) || !tells(entry, r.T("power.shield")) {
				t.Errorf("of a deed is to be read %q", entry)
			}
			r.enter("box.board.la-palma")
			r.pick("box.board.sea")
			r.Wait(2)
			r.pick("box.brush.village")
			r.parts(func() bool { return r.Has("box.cell.2.3") })
			r.pick("box.cell.2.3")
			r.Wait(2)
			if text, err := s.OwnBox(); err != nil || !strings.Contains(text, "la-palma") {
				t.Errorf("kept is %q, %v", text, err)
			}
			if entry := r.wordsOf("box.entry"); !tells(entry, r.T("box.board.unfinished")) {
				t.Errorf("what has to be mended is missing in %q", entry)
			}
		})
	}
}
