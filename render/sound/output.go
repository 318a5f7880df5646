package sound

import "time"

// output is what plays sources, or does not.
type output interface {
	// ready reports whether what is played now is heard now.
	ready() bool
	// err is why nothing will be heard from now on, nil while all is well.
	err() error
	// play begins to play s at a volume from 0 to 1, reading ahead by about so much time where it is read while it is heard.
	play(s source, volume float64, ahead time.Duration) (voice, error)
	// prepare makes a slice of what has to be made before it can be heard, and reports whether more is left. It is called once a tick.
	prepare() (more bool)
}

// voice is a source that is being played.
type voice interface {
	IsPlaying() bool
	SetVolume(volume float64)
	Pause()
}
