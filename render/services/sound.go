package services

// Sound plays effects by name, and music by what goes on. An unknown name, a missing piece, or a machine without sound, is silence.
type Sound interface {
	Play(effect string)
	SetMood(music Music, mood Mood)
	SetVolumes(v Volumes)
	Update() // once a tick
}

// Volumes are how loud effects, music and the surf are, in percent.
type Volumes struct{ Effects, Music, Surf int }

// Mood is what goes on, as music tells it.
type Mood uint8

// The moods.
const (
	AtTitle Mood = iota // before a match
	InPlay              // at the table
	NearEnd             // in the last round
	Over                // after it
)

// Music names the pieces of a game, files NAME.ogg in its folder of assets. The zero value has none.
type Music struct {
	Game    string   // id
	Title   string   // its theme
	Calm    []string // for the table, where they alternate with the theme
	Last    string   // for the last round
	Victory string   // a fanfare, in the place of the effect "victory"
}

// Silence is a Sound that plays nothing.
type Silence struct{}

// Play does nothing.
func (Silence) Play(string) {}

// SetMood does nothing.
func (Silence) SetMood(Music, Mood) {}

// SetVolumes does nothing.
func (Silence) SetVolumes(Volumes) {}

// Update does nothing.
func (Silence) Update() {}
