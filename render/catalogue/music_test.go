package catalogue_test

import (
	"io/fs"
	"slices"
	"testing"

	"islas/assets"
	"islas/render/catalogue"
	"islas/render/stage"
	"islas/render/testkit/must"
)

// Every game has music, every piece that it names is there, and no other.
func TestMusicIsThere(t *testing.T) {
	var named []string
	for _, g := range catalogue.Games() {
		music := g.(stage.Musical).Music()
		for _, name := range append([]string{music.Title, music.Last, music.Victory}, music.Calm...) {
			named = append(named, music.Game+"/music/"+name+".ogg")
		}
	}
	there, err := fs.Glob(assets.Music, "*/music/*.ogg")
	must.OK(t, err)
	if slices.Sort(named); !slices.Equal(named, there) {
		t.Errorf("named are %q, there are %q", named, there)
	}
}
