package ui

import "time"

// Figures of undoing in text fields.
const (
	undoMost = 100         // changes that can be undone
	undoRest = time.Second // without typing, after which what is typed is a change of its own
)

// draft is a text with the caret and what is selected.
type draft struct {
	text          string
	caret, anchor int
}

// history is what a field held before, and what was undone of it.
type history struct {
	last   draft // of the frame before
	undone []draft
	done   []draft
	at     time.Duration // of the last change
	grew   bool          // by which a text became longer
	now    bool          // a change of this frame was undone or done again
}

// begin forgets everything when the text is another one than it was: somebody else has changed it.
func (h *history) begin(text string) {
	if h.now = false; text != h.last.text {
		*h = history{last: draft{text, len(text), len(text)}}
	}
}

// end notes what a frame has made of the text. What is typed without a rest is one change, and so is what is deleted.
func (h *history) end(now draft, at time.Duration) {
	if now.text != h.last.text && !h.now {
		grew := len(now.text) > len(h.last.text)
		if len(h.done) == 0 || grew != h.grew || at-h.at > undoRest || h.last.caret != h.last.anchor || abs(len(now.text)-len(h.last.text)) > 8 {
			if h.done = append(h.done, h.last); len(h.done) > undoMost {
				h.done = h.done[1:]
			}
		}
		h.undone, h.at, h.grew = nil, at, grew
	} else if now != h.last && !h.now {
		h.at = -undoRest // the caret has gone elsewhere
	}
	h.last = now
}

func abs(n int) int { return max(n, -n) }

// step undoes the last change of a field, or with again does the last one again that was undone.
func (f *fieldState) step(text *string, again bool) {
	h := &f.history
	from, to := &h.done, &h.undone
	if again {
		from, to = to, from
	}
	if len(*from) == 0 {
		return
	}
	*to = append(*to, draft{*text, f.caret, f.anchor})
	d := (*from)[len(*from)-1]
	*from = (*from)[:len(*from)-1]
	*text, f.caret, f.anchor = d.text, d.caret, d.anchor
	h.now, h.at = true, -undoRest
}
