package paint

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// A draft is a picture of a fraction of its width, which is shown stretched until the picture itself is ready. Where nothing is rasterised
// beside the frames, in a browser, the first frame shows drafts of what would keep it waiting: a page that has just been loaded runs many
// times slower than it will soon.
const (
	draftPart = 4         // of the width and of the height
	draftFrom = 256 * 256 // pixels from which a picture may be drafted
)

// drafts reports whether a picture of which no size is kept may be shown as a draft at first.
func (q *renderQueue) drafts(key pictureKey) bool {
	return q.holesAllowed && q.budget > 0 && key.w*key.h >= draftFrom
}

// draft returns a draft and asks for the picture itself; nil if the picture, going by what the draft took, can be made within the frame.
func (p *Painter) draft(key pictureKey, d Drawing) *ebiten.Image {
	small := pictureKey{Key: key.Key, w: max(key.w/draftPart, 1), h: max(key.h/draftPart, 1)}
	before := p.queue.spent
	b := p.queue.renderNow(small, d)
	fine := fineness(small.w, small.h)
	most := (p.queue.spent - before) * time.Duration(key.w*key.h) / time.Duration(small.w*small.h*fine*fine)
	if p.queue.spent+most <= p.queue.budget {
		return nil
	}
	p.queue.enqueue(key, d, true, true)
	return p.keep(small, b)
}
