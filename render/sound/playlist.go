package sound

import (
	"slices"
	"time"

	"islas/render/services"
)

// Times and volumes of music.
const (
	crossfade  = 2500 * time.Millisecond // in which one piece goes over into another
	settling   = time.Second             // for which a mood must last to be followed
	restLeast  = 90 * time.Second        // between two pieces
	restMost   = 180 * time.Second
	afterwards = 5 * time.Second // from the end of a match, or of its fanfare, until music goes on
	cut        = 300 * time.Millisecond
	ducked     = 0.5 // of the volume, under effects that matter
	duckIn     = 80 * time.Millisecond
	duckOut    = 900 * time.Millisecond
)

// playlist decides which piece is heard, and when: at once where the mood turns, otherwise after minutes of rest, and never one twice in a
// row.
type playlist struct {
	chance *noise
	music  services.Music
	mood   services.Mood
	volume float64 // 0 to 1
	hidden bool
	soft   time.Time // until when the music is ducked, zero while it is not

	voice  voice     // of the piece that is heard, nil for none
	latest piece     // begun last
	next   string    // begins when it is due; "" while that is not known
	due    time.Time // of the next one
}

// piece is a piece of a game.
type piece struct{ game, name string }

// turn follows what goes on. A piece that is heard already goes on where it is wanted.
func (l *playlist) turn(m services.Music, mood services.Mood, now time.Time) {
	if m.Game == l.music.Game && mood == l.mood {
		return
	}
	l.music, l.mood, l.due = m, mood, now.Add(settling)
	switch mood {
	case services.AtTitle:
		l.next = m.Title
	case services.NearEnd:
		l.next = m.Last
	default:
		l.next = l.choose(m.Calm)
	}
	wanted := piece{m.Game, l.next}
	switch {
	case l.voice != nil && (l.latest == wanted || l.triumphs()):
		l.next = ""
	case l.latest == wanted:
		l.rest(now)
	case mood == services.Over:
		l.end(crossfade)
		l.due = now.Add(afterwards)
	}
}

// triumphs reports whether the fanfare was begun last.
func (l *playlist) triumphs() bool {
	return l.music.Victory != "" && l.latest == piece{l.music.Game, l.music.Victory}
}

// choose returns one of some pieces of the game by chance, but not the latest; "" for none.
func (l *playlist) choose(names []string) string {
	names = slices.DeleteFunc(slices.Clone(names), func(n string) bool { return n == "" || l.latest == piece{l.music.Game, n} })
	if len(names) == 0 {
		return ""
	}
	return names[l.chance.bits()%uint64(len(names))]
}

// rest lets silence be, and then another piece that suits the mood.
func (l *playlist) rest(now time.Time) {
	pieces, pause := l.music.Calm, time.Duration(l.chance.between(float64(restLeast), float64(restMost)))
	switch {
	case l.triumphs():
		pause = afterwards
	case l.mood == services.NearEnd:
		pieces = append([]string{l.music.Last}, pieces...)
	default:
		pieces = append([]string{l.music.Title}, pieces...)
	}
	l.next, l.due = l.choose(pieces), now.Add(pause)
}

// end lets the piece that is heard fade.
func (l *playlist) end(in time.Duration) {
	if l.voice != nil {
		l.voice.stop(in)
		l.voice = nil
	}
}

// level is how loud music is now.
func (l *playlist) level() float64 {
	switch {
	case l.hidden:
		return 0
	case !l.soft.IsZero():
		return ducked * l.volume
	}
	return l.volume
}

// adjust brings the piece that is heard to its level.
func (l *playlist) adjust(in time.Duration) {
	if l.voice != nil {
		l.voice.fade(l.level(), in)
	}
}

// duck makes the music softer until a time.
func (l *playlist) duck(until time.Time) {
	if until.After(l.soft) {
		l.soft = until
	}
	l.adjust(duckIn)
}

// fanfare plays the game's fanfare and reports whether it does.
func (l *playlist) fanfare(out output) bool {
	if l.volume == 0 || l.music.Victory == "" {
		return false
	}
	l.soft = time.Time{}
	start, _ := out.piece(l.music.Game, l.music.Victory)
	return start != nil && l.begin(start, l.music.Victory, cut)
}

// begin plays a piece in the place of the one that is heard, which fades, and reports whether it does.
func (l *playlist) begin(start func(float64) (voice, error), name string, over time.Duration) bool {
	volume := l.level()
	if l.voice != nil && over == crossfade {
		volume = 0
	}
	v, err := start(volume)
	if err != nil {
		return false
	}
	l.end(over)
	l.voice, l.latest, l.next = v, piece{l.music.Game, name}, ""
	l.adjust(over)
	return true
}

// update goes on: it begins what is due as soon as it is there, and chooses what comes after what has ended.
func (l *playlist) update(out output, now time.Time) {
	if l.volume == 0 || l.music.Game == "" {
		return
	}
	if !l.soft.IsZero() && now.After(l.soft) {
		l.soft = time.Time{}
		l.adjust(duckOut)
	}
	if l.voice != nil && !l.voice.playing() {
		l.voice = nil
	}
	if l.voice == nil && l.next == "" {
		l.rest(now)
	}
	if l.next == "" || now.Before(l.due) {
		return
	}
	start, err := out.piece(l.music.Game, l.next)
	switch {
	case err != nil || start != nil && !l.begin(start, l.next, crossfade):
		l.latest = piece{l.music.Game, l.next} // which is not tried again at once
		l.rest(now)
	case start != nil && l.mood != services.AtTitle && l.music.Victory != "":
		_, _ = out.piece(l.music.Game, l.music.Victory) // so that it is there in time
	}
}
