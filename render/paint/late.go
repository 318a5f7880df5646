package paint

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// Late is a painter for pictures that no frame has to wait for, such as what adorns the first one. In a browser, where nothing is rasterised
// beside the frames, those of which no size is kept are left out until all that were asked for are there, and then fade in together.
// Everywhere else it is p itself.
func (p *Painter) Late() *Painter {
	if p.queue == nil || !p.queue.holesAllowed || p.queue.budget == 0 || p.mode != sharp {
		return p
	}
	return &Painter{shared: p.shared, mode: late, pose: p.pose}
}

// Unseen reports whether nothing has been seen yet of what is drawn, as the page that shows it still loads: what only late pictures need
// is then better left out of the frame. Advance asks for another one.
func (p *Painter) Unseen() bool {
	if p.Late() == p || p.queue.frame > 0 {
		return false
	}
	p.queue.stale = true
	return true
}

// lateFade is how long late pictures take to come in.
const lateFade = 400 * time.Millisecond

// latecomers is when the late pictures that are not fully seen yet were all there: the zero time as long as one is missing.
type latecomers map[pictureKey]time.Time

// Fading reports whether late pictures are coming in, so that every frame is to show them.
func (p *Painter) Fading() bool {
	for _, since := range p.late {
		if !since.IsZero() {
			return true
		}
	}
	return false
}

// advanceLate lets time pass, and reports whether the screen should be drawn anew for the late pictures.
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
		default: // nobody wants it any more
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

// opacity is that of a late picture at a time, from 0 to 1.
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

// Pending reports whether a live painter still owes the screen a picture: a stand-in is shown, or nothing yet.
func (p *Painter) Pending() bool { return p.queue != nil && (p.queue.pending() || len(p.late) > 0) }

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
