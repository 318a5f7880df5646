package table_test

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	assets "islas/assets/colonies"
	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/ai"
	"islas/game/colonies/engine"
	"islas/game/match"
	own "islas/render/colonies"
	"islas/render/colonies/table"
	"islas/render/keep/settings"
	"islas/render/testkit/harness"
	looks "islas/render/testkit/rig"
	"islas/render/testkit/shot"
	"islas/render/testkit/tabletest"
)

type prints struct{ testing.TB }

func (prints) Helper()                   {}
func (prints) Cleanup(func())            {}
func (prints) Fatal(a ...any)            { panic(fmt.Sprint(a...)) }
func (prints) Fatalf(f string, a ...any) { panic(fmt.Sprintf(f, a...)) }
func (prints) Errorf(f string, a ...any) { fmt.Printf("FAULT "+f+"\n", a...) }

func env(k, d string) string {
	if v := os.Getenv(k); v != "" {
		return v
	}
	return d
}
func envN(k string, d int) int {
	if n, err := strconv.Atoi(os.Getenv(k)); err == nil {
		return n
	}
	return d
}

type eyes struct{ done bool }

func init() {
	if os.Getenv("EYES") == "" {
		return
	}
	ebiten.SetWindowSize(320, 200)
	if err := ebiten.RunGame(&eyes{}); err != nil {
		fmt.Println(err)
	}
	os.Exit(0)
}
func (e *eyes) Update() error {
	if e.done {
		return ebiten.Termination
	}
	return nil
}
func (e *eyes) Layout(int, int) (int, int) { return 320, 200 }
func (e *eyes) Draw(*ebiten.Image) {
	if e.done {
		return
	}
	e.done = true
	run()
}

type look struct {
	*rig
	img    *ebiten.Image
	n      int
	prefix string
	most   int
}

func (l *look) pic(what string) {
	l.n++
	if l.n < envN("FROM", 0) || l.n > envN("UNTIL", 1<<30) {
		return
	}
	l.UI.Draw(l.img)
	p := image.NewRGBA(l.img.Bounds())
	l.img.ReadPixels(p.Pix)
	kind, _ := shot.Vision()
	kind.Simulate(p)
	name := fmt.Sprintf("%s-%03d-%s.png", l.prefix, l.n, strings.Map(func(r rune) rune {
		if r == ' ' || r == '/' {
			return '_'
		}
		return r
	}, what))
	f, err := os.Create(name)
	if err != nil {
		panic(err)
	}
	(&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(f, p)
	f.Close()
}

func run() {
	lang := env("LANG_", "en")
	w := harness.Window{W: float64(envN("W", 1280)), H: float64(envN("H", 720)), Percent: envN("P", 100)}
	if os.Getenv("LARGE") != "" {
		w.Large = true
	}
	s := tabletest.NewStage(prints{}, lang, own.New())
	looks.Share(s, settings.ThemeSystem)
	s.Settings.Explain = os.Getenv("EXPLAIN") != ""
	if os.Getenv("CALM") != "" {
		s.Settings.ReducedMotion = true
	}
	r := rigOf(prints{}, s, w)
	l := &look{rig: r, img: ebiten.NewImage(int(w.W), int(w.H)), prefix: env("OUT", "/tmp/w/eyes-col-table/x"), most: envN("MOST", 400)}
	switch os.Getenv("EYES") {
	case "game":
		l.game()
	case "lesson":
		l.lesson()
	case "sight":
		l.sight()
	case "film":
		l.film()
	}
}

// sight opens a moment and films what follows after the clicks in DO.
func (l *look) sight() {
	name := env("SIGHT", "main")
	for _, s := range sights() {
		if s.name != name {
			continue
		}
		m := find(prints{}, envN("SEATS", 4), s.when)
		l.Sit(m.begun(alone(envN("SEATS", 4))...))
		l.Rest()
		if s.then != nil {
			for _, in := range s.then(l.rig, m) {
				l.Tick(in)
			}
		}
		l.Rest()
		l.pic(name)
		for _, id := range strings.Fields(os.Getenv("DO")) {
			l.Click(strings.ReplaceAll(id, "_", " "))
			l.Wait(3)
			l.pic(id)
		}
		for _, id := range strings.Fields(os.Getenv("HOVER")) {
			l.Move(l.At(strings.ReplaceAll(id, "_", " ")))
			l.Pass(time.Second)
			l.Pass(time.Second)
			l.pic("hover-" + id)
		}
	}
}

func (l *look) lesson() {
	p := &pupil{l.rig, tabletest.Learn(prints{}, l.Rig, lessonData(), envN("STEP", 0))}
	p.Way, p.Do, p.GoesOn = func(int) []string { return p.top().ToClick() }, p.does, p.goesOn
	words := 0
	for i := envN("STEP", 0); i < len(p.Lesson.Steps); i++ {
		p.Rest()
		w := p.Widget("lesson.sheet")
		words += len(strings.Fields(w.Label))
		fmt.Printf("%d %s: %s | %s | %s\n", i, p.Lesson.Steps[i].Say, w.Label, w.Value, p.Prompt())
		l.pic(p.Lesson.Steps[i].Say)
		if i < len(p.Lesson.Steps)-1 {
			p.Takes(i)
		}
	}
	fmt.Println("words", words)
}

func (l *look) game() {
	seats := envN("SEATS", 4)
	setup := match.Setup{Seed: uint64(envN("SEED", 5)), Values: map[string]int{}}
	if g := envN("GOAL", 0); g > 0 {
		setup.Values[engine.Goal] = g
	}
	names := []string{"Sofía", "Ana", "Bruno", "Clara"}
	for i := range seats {
		c := env("LEVEL", "medium")
		if i == 0 {
			c = game.Human
		}
		setup.Seats = append(setup.Seats, match.Seat{Name: names[i], Control: c})
	}
	player, err := ai.New(env("ME", "medium"), 9)
	if err != nil {
		panic(err)
	}
	l.Begin(setup)
	last := ""
	film := env("FILM", "")
	for l.n < l.most {
		// watch until rest, with a picture at filmed events
		for range 6000 {
			l.Pass(time.Second / 20)
			if film != "" {
				if msg := l.Prompt(); msg != last && strings.Contains(msg, film) {
					last = msg
				}
			}
			if !l.Busy() && !l.UI.Panning() {
				l.Wait(12)
				break
			}
		}
		if done, ok := l.Stage.Top().(tabletest.Result); ok {
			_ = done
			fmt.Println("the result is shown")
			return
		}
		if l.Has("result") {
			l.pic("result")
			l.Click("result")
			l.Wait(5)
			continue
		}
		m := l.Match()
		s := m.State()
		d := s.Decision()
		fmt.Printf("%03d round %d %v %s\n", l.n+1, s.Round(), d, l.Prompt())
		if l.Has("here") {
			l.pic("handover")
			l.Click("here")
			continue
		}
		if d.Seat != 0 {
			fmt.Println("nobody's", d)
			l.Pass(time.Second)
			continue
		}
		a := player.Choose(s.View(0))
		l.pic(fmt.Sprintf("r%d-%s", s.Round(), a.String()))
		l.act(a)
	}
}

// act does an action by clicks, with a picture after each but the last.
func (l *look) act(a colonies.Action) {
	n := l.Match().Played()
	var losing []colonies.Action
	for k := range 16 {
		if l.Match().Played() > n {
			return
		}
		if l.Has("warning.do") {
			l.pic("warning")
			l.Click("warning.do")
			l.Wait(2)
			continue
		}
		_ = losing
		if a.Kind == colonies.Discard && l.Has("confirm") {
			if w := l.Widget("confirm"); w.Enabled {
				l.pic("confirm")
				l.Click("confirm")
				l.Wait(2)
				continue
			}
			for _, id := range l.IDs() {
				if strings.HasPrefix(id, "keep.") && l.Widget(id).Enabled {
					l.Click(id)
					l.Wait(2)
					break
				}
			}
			continue
		}
		way := table.Way(l.Stage.Top(), a)
		if len(way) == 0 {
			fmt.Println("FAULT nothing to click for", a)
			l.pic("stuck")
			return
		}
		id := ""
		for _, w := range l.UI.Widgets() {
			if w.Target == way[0] && w.Enabled && !w.Whole.Empty() {
				id = w.ID
			}
		}
		if id == "" { // a page has to be opened
			for _, p := range []string{"page.trade", "page.build", "page.players", "page.stock"} {
				if l.Has(p) {
					l.Click(p)
					l.Wait(3)
					for _, w := range l.UI.Widgets() {
						if w.Target == way[0] && w.Enabled && !w.Whole.Empty() {
							id = w.ID
						}
					}
					if id != "" {
						l.pic(p)
						break
					}
				}
			}
		}
		if id == "" {
			fmt.Println("FAULT no widget for", a, way)
			l.pic("stuck")
			return
		}
		if k > 0 {
			l.Move(l.At(id))
			l.Pass(700 * time.Millisecond)
			l.Pass(300 * time.Millisecond)
			l.pic("at-" + id)
		}
		l.Click(id)
		l.Wait(2)
		l.Away()
	}
}

func lessonData() string { return assets.Lesson }

// film films what follows an action of a kind of the first seat.
func (l *look) film() {
	what := env("WHAT", "discover")
	m := find(prints{}, envN("SEATS", 4), func(m moment) bool {
		s, a := m.state(), m.actions[m.at]
		if s.Decision().Seat != 0 || s.Round() < envN("ROUND", 1) {
			return false
		}
		after := *s
		var steps []colonies.Step
		after.Apply(a, &steps)
		for i := range steps {
			e := &steps[i].Event
			switch what {
			case "discover":
				if e.Kind == colonies.EvTile && e.Terrain.Land() && a.Kind == colonies.Sail {
					return true
				}
			case "sea":
				if e.Kind == colonies.EvTile && !e.Terrain.Land() && a.Kind == colonies.Sail {
					return true
				}
			case "army":
				if e.Kind == colonies.EvArmy {
					return true
				}
			case "over":
				if e.Kind == colonies.EvOver {
					return true
				}
			case "fell":
				if e.Kind == colonies.EvFell {
					return true
				}
			case "cards":
				if e.Kind == colonies.EvCards && gainersOf(e) > 2 {
					return true
				}
			}
		}
		return false
	})
	l.Sit(m.begun(alone(envN("SEATS", 4))...))
	l.Rest()
	a := m.actions[m.at]
	fmt.Println(a)
	l.act(a)
	for range envN("N", 60) {
		l.pic("f")
		l.Pass(time.Duration(envN("MS", 100)) * time.Millisecond)
		if !l.Busy() {
			break
		}
	}
	l.pic("end")
}

func gainersOf(e *colonies.Event) (n int) {
	for _, of := range e.By {
		if of.Total() > 0 {
			n++
		}
	}
	return n
}
