package paint

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// Late returns a painter for pictures that no frame has to wait for, such as the ornaments of the first one. In a browser, where nothing is
// rasterised in the background, pictures of which no size is kept are left out until all that are needed are ready, and then fade in
// together. Elsewhere it returns p itself.
func (p *Painter) Late() *Painter {
	if p.queue == nil || !p.queue.holesAllowed || p.queue.budget == 0 || p.mode != sharp {
		return p
	}
	return &Painter{shared: p.shared, mode: late, pose: p.pose}
}

// Unseen reports whether nothing drawn has been visible yet, as the page still loads. Pictures needed only by late ones are then better
// left out of the frame; Advance asks for another frame.
func (p *Painter) Unseen() bool {
	if p.Late() == p || p.queue.frame > 0 {
		return false
	}
	p.queue.stale = true
	return true
}

// lateFade is the time in which late pictures fade in.
const lateFade = 400 * time.Millisecond

// latecomers holds, for late pictures that are not fully visible yet, the time when all of them were ready: the zero time while one is
// missing.
type latecomers map[pictureKey]time.Time

// Fading reports whether late pictures are fading in, so that every frame must draw them.
func (p *Painter) Fading() bool {
	for _, since := range p.late {
		if !since.IsZero() {
			return true
		}
	}
	return false
}

// advanceLate updates the late pictures, and reports whether the screen should be redrawn for them.
func (p *Painter) advanceLate(now time.Time) (better bool) {
	missing := false
	for key, since := range p.late {
		switch {
		case !since.IsZero():
			better = true
			if now.Sub(since) >= lateFade {
				delete(p.late, key)
			}
		case p.cache.has(key):
		case p.queue.owes(key):
			missing = true
		default: // it is no longer needed
			delete(p.late, key)
		}
	}
	if missing {
		return better
	}
	for key, since := range p.late {
		if since.IsZero() {
			p.late[key], better = now, true
		}
	}
	return better
}

// opacity returns the opacity of a late picture at a time, from 0 to 1.
func (l latecomers) opacity(key pictureKey, now time.Time) float64 {
	since, coming := l[key]
	if !coming {
		return 1
	}
	if since.IsZero() {
		return 0
	}
	t := math.Min(float64(now.Sub(since))/float64(lateFade), 1)
	return t * t * (3 - 2*t)
}

// owes reports whether a picture is still to be made.
func (q *renderQueue) owes(key pictureKey) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.jobs[key] != nil
}

// Pending reports whether a live painter has not finished a picture that the screen needs: a stand-in is shown, or nothing yet.
func (p *Painter) Pending() bool { return p.queue != nil && (p.queue.pending() || len(p.late) > 0) }

// A draft is a picture of a fraction of the width, which is shown stretched until the picture itself is ready. In a browser, where nothing
// is rasterised in the background, the first frame shows drafts of pictures that would delay it, as a page that has just been loaded runs
// many times slower than later.
const (
	draftPart = 4         // of the width and of the height
	draftFrom = 256 * 256 // pixels from which a picture may be drafted
)

// drafts reports whether a picture of which no size is kept may be shown as a draft first.
func (q *renderQueue) drafts(key pictureKey) bool {
	return q.holesAllowed && q.budget > 0 && key.w*key.h >= draftFrom
}

// draft returns a draft and requests the picture itself. It returns nil if, judging by the time for the draft, the picture can be made
// within the frame.
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
