// Command page is a game that does nothing but play, for a test in a browser.
package main

import (
	"log"
	"syscall/js"
	"time"

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

// synthesise makes one variant of every effect and returns how many milliseconds that took.
func synthesise(js.Value, []js.Value) any {
	start := time.Now()
	for _, name := range []string{"card", "wood", "barrel", "coins", "steps", "denied", "bell", "convert", "drum", "hammer", "horn", "shuffle", "fanfare", "victory"} {
		if sound.Synthesise(name, 0) == nil {
			log.Panicf("there is no %s", name)
		}
	}
	return time.Since(start).Milliseconds()
}

func main() {
	js.Global().Set("synthesise", js.FuncOf(synthesise))
	mute := js.Global().Get("location").Get("search").String() == "?mute"
	if err := ebiten.RunGame(&little{player: sound.New(mute)}); err != nil {
		log.Fatal(err)
	}
}
