// Command page is a game that does nothing but play, for a test in a browser.
package main

import (
	"log"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/sound"
)

// little rings the bell again and again, and tells the page how far it is.
type little struct {
	player *sound.Player
	tick   int
}

func (l *little) Update() error {
	l.tick++
	l.player.Update()
	if l.tick%30 == 0 {
		l.player.Play("bell")
	}
	js.Global().Set("ticks", l.tick)
	return nil
}

func (l *little) Draw(*ebiten.Image) {}

func (l *little) Layout(int, int) (int, int) { return 64, 64 }

func main() {
	mute := js.Global().Get("location").Get("search").String() == "?mute"
	if err := ebiten.RunGame(&little{player: sound.New(mute)}); err != nil {
		log.Fatal(err)
	}
}
