package shell_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/keep/settings"
	"islas/render/stage"
	"islas/render/testkit/golden"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	looks "islas/render/testkit/rig"
	"islas/render/testkit/shot"
	"islas/render/ui"
)

func TestMain(m *testing.M) { shot.Main(m, shots) }

// TestShots draws every scene in several windows, in English and German, into files, checks that they are not empty, and that one picture
// of each looks as it did.
func TestShots(t *testing.T) {
	t.Parallel() // another process draws them
	folder := filepath.Join("..", "..", "screens")
	golden.Check(t, folder, shot.TakeChosen(t, folder, shots()))
}

// judge ends the process that draws when a test would fail.
type judge = shot.Judge

// stageFor returns a stage that shares the paintings of other pictures.
func stageFor(lang string, contrast bool) *stage.Stage {
	s := newStage(judge{}, lang)
	looks.Share(s, settings.ThemeSystem)
	if contrast {
		looks.Share(s, settings.ThemeLight)
	}
	s.Options.Seed, s.Options.Seeded = 1, true
	return s
}

// shots returns every picture to take: every scene in some of the windows and in some language.
func shots() []shot.Shot {
	full, small, large := harness.Window{W: 1920, H: 1080, Percent: 100}, harness.Window{W: 1280, H: 720, Percent: 100}, harness.Window{W: 1280, H: 720, Percent: 200}
	upright, narrow := harness.Window{W: 768, H: 1024, Percent: 100}, harness.Window{W: 768, H: 1024, Percent: 200}
	windows := append([]harness.Window{full, small, large, upright, narrow, {W: 900, H: 450, Percent: 100}}, flowWindows()[:6]...)
	s := newStage(judge{}, "en")
	words := s.Routes.Settings(s)
	var all []shot.Shot
	add := func(name, lang string, w harness.Window, contrast bool, sc scene) {
		scale := stage.Window{W: w.W, H: w.H, Density: 1}.ScaleOf(words, w.Percent)
		name = fmt.Sprintf("scene-%s-%s-%.0fx%.0f@%.2f", strings.ReplaceAll(name, " ", "-"), lang, w.W, w.H, scale)
		if !slices.ContainsFunc(all, func(s shot.Shot) bool { return s.Name == name }) {
			all = append(all, shot.Shot{Name: name, W: int(w.W), H: int(w.H), Scale: scale, Open: func() shot.Subject {
				return subject(lang, w, contrast, sc, make([]ui.Input, 4))
			}})
		}
	}
	of := func(name string) scene {
		return pictured()[slices.IndexFunc(pictured(), func(s scene) bool { return s.name == name })]
	}
	add("title", "en", full, false, of("title"))
	add("new", "de", full, false, of("new"))
	add("elsewhere", "de", large, false, of("elsewhere"))
	add("handover", "de", full, false, of("handover"))
	add("result", "en", small, false, of("result"))
	add("settings", "de", small, false, of("settings"))
	add("settings", "en", small, true, of("settings"))
	for i, w := range []harness.Window{full, large, small, narrow, upright} {
		id := []string{"aim", "cards", "palace", "privileges", "ledger"}[i]
		lang := []string{"de", "en"}[len(id)%2]
		add("rules-"+id, lang, w, false, scene{name: id, open: of("rules").open, fill: func(r *rig) { r.read(id) }, replay: true})
	}
	for i, sc := range pictured() {
		for k, w := range windows {
			if (i+k)%6 == 0 {
				add(sc.name, []string{"de", "en", "es"}[(i+k/6)%3], w, false, sc)
			}
		}
	}
	all = append(all, readmeShots()...)
	all = append(all, themeShots()...)
	all = append(all, pictureShots()...)
	all = append(all, replayShots()...)
	return shot.Keep(all,
		"scene-title-en-1920x1080@1.00", "scene-new-de-1920x1080@1.00", "scene-elsewhere-de-1280x720@1.40", "scene-handover-de-1920x1080@1.00",
		"scene-result-en-1280x720@0.70", "scene-settings-de-1280x720@0.70", "scene-settings-en-1280x720@0.70",
		"scene-rules-palace-de-1280x720@0.70", "scene-rules-ledger-de-768x1024@0.70")
}

// pictured returns the scenes of which pictures are taken: all there are, and further states of some.
func pictured() (all []scene) {
	setUp := route(func(r *stage.Routes) func(*stage.Stage) stage.Scene { return r.NewGame })
	result := func(name string, of func(t testing.TB) match.Any, fill func(r *rig)) scene {
		return scene{name: name, open: func(t testing.TB, s *stage.Stage) stage.Scene { return s.Routes.Result(s, of(t)) }, fill: fill}
	}
	five := func(t testing.TB) match.Any { return over(t, 5) }
	all = slices.DeleteFunc(append(scenes(), gamesScenes()...), func(sc scene) bool { return sc.name == "result" })
	all = append(all, result("result", five, nil),
		result("story", five, func(r *rig) {
			if r.Has("page/1") {
				r.option("page", 1)
			}
		}),
		result("duel", func(t testing.TB) match.Any { return over(t, 2) }, nil),
		result("stalemate", func(t testing.TB) match.Any { return stalled(t, 2) }, nil),
		scene{name: "result of the day", open: func(t testing.TB, s *stage.Stage) stage.Scene {
			m := played(t, challengeOn(s, s.Daily.Today()))
			s.Saves.Keep(m)
			noteRival(t, s, engine.Engine{}.Info().Record, m.Points(0)-3)
			return s.Routes.Result(s, m)
		}},
		scene{name: "offer beside", open: func(t testing.TB, s *stage.Stage) stage.Scene { running(t, s); return s.Routes.Title(s) },
			fill: func(r *rig) { r.option("game", 1) }},
		scene{name: "two", open: setUp, fill: func(r *rig) { r.option("count", 0); r.Pick("random") }},
		scene{name: "far", open: setUp, fill: func(r *rig) { r.setGoal(islas.DefaultGoal, islas.FarGoal+12) }},
		scene{name: "agreed", open: func(t testing.TB, s *stage.Stage) stage.Scene { return agreed(t, s) }, fill: func(r *rig) { r.option("count", 3) }},
		scene{name: "board", open: openEdition, fill: func(r *rig) { copyBoard(r, "tenerife") }},
		scene{name: "board begun", open: openEdition, fill: func(r *rig) { beginBoard(r, "la-palma") }},
		scene{name: "review worked on", open: func(t testing.TB, s *stage.Stage) stage.Scene { return s.Routes.Review(s, over(t, 4)) }})
	for page, name := range []string{"turns", "sums", "decisions"} {
		all = append(all, scene{
			name: name, open: func(t testing.TB, s *stage.Stage) stage.Scene { return lookedOver(s, over(t, []int{4, 5, 2}[page])) },
			fill: func(r *rig) { r.option("page", page) },
		})
	}
	for i, days := range []int{0, 40, 9} {
		all = append(all, scene{name: fmt.Sprint("days ", days), open: func(t testing.TB, s *stage.Stage) stage.Scene { return challengesOf(t, s, i%2, days) }})
	}
	return all
}

// readmeShots returns the pictures of README.
func readmeShots() []shot.Shot {
	w := harness.Window{W: 1280, H: 720, Percent: 100}
	scale := harness.New(judge{}, newStage(judge{}, "en"), w).Scale()
	var all []shot.Shot
	for name, sc := range map[string]scene{
		"readme-title":        {open: route(func(r *stage.Routes) func(*stage.Stage) stage.Scene { return r.Title })},
		"readme-title-second": {open: titleOf(1)},
		"readme-title-third":  {open: titleOf(2)},
		"readme-result": {open: func(t testing.TB, s *stage.Stage) stage.Scene {
			return s.Routes.Result(s, played(t, someSetup(4, "Yaiza", "Airam", "Nayra", "Jonay")))
		}},
	} {
		all = append(all, shot.Shot{Name: name, W: int(w.W), H: int(w.H), Scale: scale, Extra: true, Open: func() shot.Subject {
			return subject("en", w, false, sc, []ui.Input{{Dt: time.Minute}})
		}})
	}
	return all
}

// titleOf opens the title with the game at a place in the list of games.
func titleOf(place int) func(t testing.TB, s *stage.Stage) stage.Scene {
	return func(t testing.TB, s *stage.Stage) stage.Scene {
		must.OK(t, s.Choose(s.Games[place]))
		return s.Routes.Title(s)
	}
}

// subject returns a scene in its fullest state. It is opened only in the picture, unless inputs are to be replayed there.
func subject(lang string, w harness.Window, contrast bool, sc scene, inputs []ui.Input) shot.Subject {
	s := stageFor(lang, contrast)
	r := open(judge{}, s, sc.open(judge{}, s), w)
	if sc.fill != nil {
		sc.fill(r)
	}
	if sc.replay {
		inputs = r.Entered
		s.Go(sc.open(judge{}, s))
	}
	return shot.Subject{Theme: s.Theme, Texts: s.Texts, Inputs: inputs, Frame: func(u *ui.UI) { s.Top().Frame(u) }}
}

// read goes to a chapter or section of the rules; only a search lists a section, and is then cleared.
func (r *rig) read(id string) {
	r.listed()
	if r.Has("heading." + id) {
		r.Pick("heading." + id)
	} else {
		r.write("search", r.T("rules."+id))
		r.Pick("heading." + id)
		r.listed()
		r.write("search", "")
		r.ClickAt(ui.Point{X: 3, Y: r.UI.Bounds().H - 3}) // ends the caret
	}
	r.Away()
	r.Wait(5)
}

// replayShots returns replays in their middle.
func replayShots() (all []shot.Shot) {
	for i, at := range []struct {
		id    string
		seats int
		part  float64
		harness.Window
	}{
		{"islas", 5, 0.52, full}, {"islas", 2, 0.5, harness.Window{W: 1280, H: 720, Percent: 100}}, {"islas", 5, 0.8, harness.Window{W: 900, H: 450, Percent: 100}},
		{"islas", 5, 0.3, harness.Window{W: 768, H: 1024, Percent: 100}}, {"islas", 2, 0.6, harness.Window{W: 1280, H: 720, Percent: 200}},
		{"puertorico", 5, 0.5, full}, {"puertorico", 2, 0.5, harness.Window{W: 1280, H: 720, Percent: 100}},
		{"puertorico", 5, 0.8, harness.Window{W: 900, H: 450, Percent: 100}}, {"puertorico", 5, 0.3, harness.Window{W: 768, H: 1024, Percent: 100}},
		{"puertorico", 2, 0.6, harness.Window{W: 1280, H: 720, Percent: 200}},
		{"islas", 3, 0.5, harness.Handhelds()[0]}, {"puertorico", 5, 0.5, harness.Handhelds()[1]}, {"islas", 4, 0.4, harness.Handhelds()[2]},
		{"colonies", 4, 0.5, full}, {"colonies", 3, 0.6, harness.Window{W: 1280, H: 720, Percent: 200}}, {"colonies", 4, 0.7, harness.Handhelds()[0]},
		{"puertorico", 2, 0.6, harness.Handhelds()[3]}, {"islas", 5, 0.5, harness.Tablets()[3]}, {"puertorico", 4, 0.5, harness.Tablets()[5]},
	} {
		lang := []string{"de", "en"}[i%2]
		if at.Large {
			lang = []string{"de", "en", "es"}[i%3]
		}
		all = append(all, shot.Shot{
			Name: fmt.Sprintf("replay-%s-%d-%s-%.0fx%.0f@%d", at.id, at.seats, lang, at.W, at.H, at.Percent), W: int(at.W), H: int(at.H),
			Scale: replayScale(at.Window), Extra: i != 2, // where its signs are smallest
			Open: func() shot.Subject {
				s := stageFor(lang, false)
				s.Games = houseOf(judge{}, lang).Games
				r := open(judge{}, s, replayOf(judge{}, s, at.id, at.seats), at.Window)
				line := r.Widget("replay.line").Rect
				p := line.Middle()
				p.X = line.X + line.W*at.part
				r.ClickAt(p)
				switch {
				case at.Large && i%2 == 1 && r.Has("replay.more"):
					r.Click("replay.more")
				case !at.Large && i%3 == 2:
					r.Click("replay.branch")
				}
				r.Away()
				r.Wait(40) // the islands are where they belong
				return shot.Subject{Theme: s.Theme, Texts: s.Texts, Frame: func(u *ui.UI) {
					r.Asks(u)
					s.Top().Frame(u)
				}}
			},
		})
	}
	return all
}

// replayScale returns the scale of a replay in a window.
func replayScale(w harness.Window) float64 {
	s := houseOf(judge{}, "en")
	s.Go(replayOf(judge{}, s, "islas", 2))
	h := harness.New(judge{}, s, w)
	h.Wait(2)
	return h.Scale()
}
