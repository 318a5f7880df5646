package sound

import "time"

// output is what plays sources and pieces of music, or does not.
type output interface {
	// ready reports whether what is played now is heard now.
	ready() bool
	// err is why nothing will be heard from now on, nil while all is well.
	err() error
	// hidden reports whether nobody can see the program.
	hidden() bool
	// play begins to play s at a volume from 0 to 1, reading ahead by about so much time where it is read while it is heard.
	play(s source, volume float64, ahead time.Duration) (voice, error)
	// effects returns the file of the effects, nil while it is still being fetched.
	effects() (ogg []byte, err error)
	// piece looks for a piece of music of a game. start begins to play it at a volume; it is nil while the piece is still being fetched.
	// The error says that there is none now.
	piece(game, name string) (start func(volume float64) (voice, error), err error)
	// prepare makes a slice of what has to be made before it can be heard, and reports whether more is left. It is called once a tick.
	prepare() (more bool)
}

// voice is something that is being played.
type voice interface {
	// playing reports whether it has not ended. While it rests at volume 0 it has not.
	playing() bool
	// fade lets the volume go to another in a time. At 0 it rests.
	fade(volume float64, in time.Duration)
	// stop lets it fade in a time and end.
	stop(in time.Duration)
}
