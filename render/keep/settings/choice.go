package settings

import "slices"

// Choice is a setting of one game, as data: the settings store it and their scene offers it without knowing what it means.
type Choice struct {
	Game   string   // id of the game
	ID     string   // unique in the game: "settings."+ID is the key of its text, with "."+value those of its values
	Values []string // at least two; the first is the usual one
}

// Own returns the value of a choice of a game: the usual one unless another was chosen.
func (s Settings) Own(c Choice) string {
	if value := s.Chosen[c.key()]; slices.Contains(c.Values, value) {
		return value
	}
	return c.Values[0]
}

// SetOwn chooses one of the values of a choice of a game.
func (s *Settings) SetOwn(c Choice, value string) {
	if value == c.Values[0] {
		value = "" // the usual one is not stored
	}
	s.Chosen = with(s.Chosen, c.key(), value)
}

// key returns the key under which a choice is stored, also in files.
func (c Choice) key() string { return c.Game + "." + c.ID }
