// Command page is a game that does nothing but play, for a test in a browser.
package main

import (
	"log"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/services"
	"islas/render/sound"
)

// little rings the bell again and again or has music, and tells the page how far it is.
type little struct {
	player *sound.Player
	rings  bool
	tick   int
}

func (l *little) Update() error {
	l.tick++
	l.player.Update()
	if l.rings && l.tick%30 == 0 {
		l.player.Play("bell")
	}
	js.Global().Set("ticks", l.tick)
	return nil
}

func (l *little) Draw(*ebiten.Image) {}

func (l *little) Layout(int, int) (int, int) { return 64, 64 }

func main() {
	query := js.Global().Get("location").Get("search").String()
	l := &little{player: sound.New(query == "?mute"), rings: query != "?music"}
	l.player.SetMood(services.Music{Game: "islas", Title: "title"}, services.AtTitle)
	if l.rings {
		l.player.SetVolumes(services.Volumes{Effects: 100})
	} else {
		l.player.SetVolumes(services.Volumes{Music: 100})
	}
	if err := ebiten.RunGame(l); err != nil {
		log.Fatal(err)
	}
}
