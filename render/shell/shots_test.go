package shell_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game/islas"
	"islas/render/internal/golden"
	"islas/render/internal/harness"
	"islas/render/internal/loop"
	looks "islas/render/internal/rig"
	"islas/render/internal/shot"
	"islas/render/settings"
	"islas/render/stage"
	"islas/render/ui"
)

func TestMain(m *testing.M) { shot.Main(m, shots) }

// TestShots draws every scene in several windows, in English and German, into files, checks that they show something, and that
// one picture of each looks as it did.
func TestShots(t *testing.T) {
	t.Parallel() // another process draws them
	folder := filepath.Join("..", "..", "screens")
	golden.Check(t, folder, shot.TakeChosen(t, folder, shots()))
}

// judge ends the process that draws with what a test would fail for.
type judge = shot.Judge

// stageFor is a stage that shares what was painted for other pictures.
func stageFor(lang string, contrast bool) *stage.Stage {
	s := newStage(judge{}, lang)
	looks.Share(s, settings.ThemeSystem)
	if contrast {
		looks.Share(s, settings.ThemeLight)
	}
	s.Options.Seed, s.Options.Seeded = 1, true
	return s
}

// shots is every picture to take.
func shots() []shot.Shot {
	var all []shot.Shot
	add := func(name, lang string, w harness.Window, contrast bool, sc scene, inputs ...ui.Input) {
		scale := harness.New(judge{}, newStage(judge{}, lang), w).Scale()
		if strings.HasPrefix(name, "flow-") {
			s := newStage(judge{}, lang)
			scale = loop.Window{W: w.W, H: w.H, Density: 1}.ScaleOf(s.Routes.Settings(s), w.Percent)
		}
		all = append(all, shot.Shot{
			Name: fmt.Sprintf("scene-%s-%s-%.0fx%.0f@%.2f", name, lang, w.W, w.H, scale), W: int(w.W), H: int(w.H), Scale: scale,
			Open: func() shot.Subject {
				return subject(lang, w, contrast, sc, inputs)
			},
		})
	}
	full, small, large := harness.Window{W: 1920, H: 1080, Percent: 100}, harness.Window{W: 1280, H: 720, Percent: 100}, harness.Window{W: 1280, H: 720, Percent: 200}
	upright, narrow := harness.Window{W: 768, H: 1024, Percent: 100}, harness.Window{W: 768, H: 1024, Percent: 200}
	of := func(name string) scene {
		return scenes()[slices.IndexFunc(scenes(), func(s scene) bool { return s.name == name })]
	}
	flowShots(add, of)
	add("title", "en", full, false, of("title"))
	add("title", "de", large, false, of("running"))
	add("title", "en", upright, false, of("running"))
	add("title", "en", harness.Window{W: 550, H: 900, Percent: 150}, false, of("title"))
	add("offer", "de", large, false, of("title"))
	add("offer", "en", upright, false, of("title"))
	beside := of("running") // another game than the chosen one
	beside.fill = func(r *rig) { r.option("game", 1) }
	add("offer-beside", "de", small, false, beside)
	add("offer-beside", "en", large, false, beside)
	add("offer-beside", "de", upright, false, beside)
	book := func(name string, n int) scene {
		return scene{name: name, open: func(t testing.TB, s *stage.Stage) stage.Scene { return chronicled(t, s, n) }}
	}
	add("chronicle", "en", full, false, book("chronicle", 40))
	add("chronicle", "de", small, false, book("chronicle", 500))
	add("chronicle", "de", large, false, book("chronicle", 40))
	add("chronicle", "en", upright, false, book("chronicle", 40))
	add("chronicle", "de", harness.Window{W: 900, H: 450, Percent: 100}, false, book("chronicle", 40))
	add("feats", "en", full, false, of("feats"))
	add("feats", "de", small, false, of("feats"))
	add("feats", "de", harness.Window{W: 900, H: 450, Percent: 100}, false, of("feats"))
	add("chronicle-one", "en", small, false, book("one", 1))
	add("chronicle-none", "de", small, false, book("none", 0))
	add("new", "de", full, false, of("new"))
	add("new", "en", small, false, of("new"))
	add("new", "de", large, false, of("new"))
	add("new", "en", narrow, false, of("islands"))
	add("new", "de", harness.Window{W: 1200, H: 1920, Percent: 100}, false, of("new"))
	add("new", "en", harness.Window{W: 800, H: 1280, Percent: 100}, false, of("new"))
	add("new", "de", harness.Window{W: 900, H: 450, Percent: 100}, false, of("new"))
	add("two", "de", small, false, scene{name: "two", open: of("new").open, fill: func(r *rig) { r.option("count", 0) }})
	add("two", "en", full, false, scene{name: "two", open: of("new").open, fill: func(r *rig) { r.option("count", 0); r.pick("random") }})
	counted := ui.Input{Dt: time.Minute}
	far := scene{name: "far", open: of("new").open, fill: func(r *rig) { r.setGoal(islas.DefaultGoal, islas.FarGoal+12) }}
	for i, w := range []harness.Window{full, small, large, upright, {W: 900, H: 450, Percent: 100}} {
		add("far", []string{"de", "en"}[i%2], w, false, far)
	}
	stuck := scene{name: "stalemate", open: func(t testing.TB, s *stage.Stage) stage.Scene { return s.Routes.Result(s, stalled(t, 2)) }}
	add("stalemate", "de", small, false, stuck, counted)
	add("stalemate", "en", full, false, stuck, counted)
	five := scene{name: "agreed", open: func(t testing.TB, s *stage.Stage) stage.Scene { return agreed(t, s) }, fill: func(r *rig) { r.option("count", 3) }}
	add("agreed", "de", full, false, five)
	add("agreed", "en", small, false, five)
	add("agreed", "de", large, false, five)
	add("agreed", "en", upright, false, five)
	add("elsewhere", "de", large, false, of("elsewhere"))
	add("curtain", "de", full, false, of("curtain"))
	add("result", "de", full, false, of("result"), counted)
	add("result", "en", small, false, of("result"), counted)
	add("result", "en", large, false, of("result"), counted)
	add("result", "de", narrow, false, of("result"), counted)
	duel := scene{name: "duel", open: func(t testing.TB, s *stage.Stage) stage.Scene { return s.Routes.Result(s, over(t, 2)) }}
	story := of("result")
	story.fill = func(r *rig) { r.Pass(time.Minute); r.option("page", 1) }
	add("duel", "de", small, false, duel, counted)
	add("duel", "en", full, false, duel, counted)
	add("duel", "de", upright, false, duel, counted)
	add("result", "en", upright, false, of("result"), counted)
	add("result", "de", harness.Window{W: 800, H: 1280, Percent: 100}, false, of("result"), counted)
	add("result", "de", harness.Window{W: 900, H: 450, Percent: 100}, false, of("result"), counted)
	add("story", "de", harness.Window{W: 900, H: 450, Percent: 100}, false, story, counted)
	add("story", "en", large, false, story, counted)
	add("story", "de", narrow, false, story, counted)
	add("counting", "en", small, false, of("result"), ui.Input{Dt: 1100 * time.Millisecond})
	for i, w := range []harness.Window{full, small, large, upright, {W: 900, H: 450, Percent: 100}} {
		for page, name := range []string{"turns", "sums", "decisions"} {
			players := []int{4, 5, 2}[(i+page)%3]
			add("review-"+name, []string{"de", "en"}[(i+page)%2], w, false, scene{
				name: "review", open: func(t testing.TB, s *stage.Stage) stage.Scene { return lookedOver(s, over(t, players)) },
				fill: func(r *rig) { r.option("page", page) },
			})
		}
	}
	add("review-wait", "en", small, false, scene{name: "wait", open: func(t testing.TB, s *stage.Stage) stage.Scene {
		return s.Routes.Review(s, over(t, 4))
	}})
	for i, w := range []harness.Window{full, small, large, upright, {W: 900, H: 450, Percent: 100}} {
		add("box", []string{"de", "en", "es"}[i%3], w, false, of("box"))
		add("box-deed", []string{"en", "es", "de"}[i%3], w, false, of("box deed"))
		add("box-board", []string{"es", "de", "en"}[i%3], w, false, scene{name: "box", open: openBox, fill: func(r *rig) { copyBoard(r, "tenerife") }})
		add("box-board-begun", []string{"de", "en", "es"}[i%3], w, false, scene{name: "box", open: openBox, fill: func(r *rig) { beginBoard(r, "la-palma") }})
		add("box-board-picture", []string{"en", "es", "de"}[i%3], w, false, scene{name: "box", open: openBox, fill: func(r *rig) {
			copyBoard(r, "tenerife")
			r.option("box.board.view", 1)
		}})
		add("new-box", []string{"es", "de", "en"}[i%3], w, false, of("new with a box"))
	}
	for i, w := range phones {
		add("box", []string{"es", "de"}[i], w, false, of("box"))
		add("box-board-begun", []string{"de", "es"}[i], w, false, scene{name: "box", open: openBox, fill: func(r *rig) { beginBoard(r, "la-palma") }})
		add("box-board", []string{"en", "de"}[i], w, false, scene{name: "box", open: openBox, fill: func(r *rig) { copyBoard(r, "tenerife") }})
	}
	add("settings", "de", small, false, of("settings"))
	add("settings", "en", small, true, of("settings"))
	add("access", "de", small, false, of("access"))
	add("access", "en", harness.Window{W: 900, H: 450, Percent: 100}, false, of("access"))
	add("access", "de", narrow, true, of("access"))
	add("keys", "en", small, false, of("keys"))
	add("keys", "de", upright, false, of("keys"))
	add("keys", "de", large, false, of("keys"))
	add("device", "de", small, false, of("device"))
	add("device", "en", large, false, of("device"))
	add("import", "en", harness.Window{W: 900, H: 450, Percent: 100}, false, of("import"))
	add("importing", "de", small, false, of("importing"))
	add("importing", "en", large, false, of("importing"))
	add("wipe", "de", upright, false, of("wipe"))
	add("wiped", "en", full, false, of("wiped"))
	all = append(all, readmeShots()...)
	all = append(all, themeShots()...)
	all = append(all, voyageShots()...)
	all = append(all, gamesShots()...)
	all = append(all, pictureShots()...)
	all = append(all, replayShots()...)
	all = append(all, filmShots()...)
	all = append(all, resultShots()...)
	for _, at := range []struct {
		id string
		harness.Window
	}{{"aim", full}, {"cards", large}, {"palace", small}, {"privileges", narrow}, {"ledger", upright}} {
		lang := []string{"de", "en"}[len(at.id)%2]
		add("rules-"+at.id, lang, at.Window, false, scene{name: at.id, open: of("rules").open, fill: func(r *rig) { r.read(at.id) }, replay: true})
	}
	return shot.Keep(all,
		"scene-title-en-1920x1080@1.00", "scene-new-de-1920x1080@1.00", "scene-elsewhere-de-1280x720@1.40", "scene-curtain-de-1920x1080@1.00",
		"scene-result-en-1280x720@0.70", "scene-settings-de-1280x720@0.70", "scene-settings-en-1280x720@0.70",
		"scene-rules-palace-de-1280x720@0.70", "scene-rules-ledger-de-768x1024@0.70")
}

// readmeShots are the pictures of README.
func readmeShots() []shot.Shot {
	w := harness.Window{W: 1280, H: 720, Percent: 100}
	scale := harness.New(judge{}, newStage(judge{}, "en"), w).Scale()
	var all []shot.Shot
	for name, sc := range map[string]scene{
		"readme-title": {open: route(func(r *stage.Routes) func(*stage.Stage) stage.Scene { return r.Title })},
		"readme-title-second": {open: func(t testing.TB, s *stage.Stage) stage.Scene {
			if err := s.Choose(s.Games[1]); err != nil {
				t.Fatal(err)
			}
			return s.Routes.Title(s)
		}},
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

// subject is a scene in its fullest state. It is looked at for the first time in the picture, unless all that was entered is to
// be entered once more there.
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

// read goes to a chapter or section of the rules; a section is listed by a search only, which is then cleared.
func (r *rig) read(id string) {
	r.listed()
	if r.Has("heading." + id) {
		r.pick("heading." + id)
	} else {
		r.write("search", r.T("rules."+id))
		r.pick("heading." + id)
		r.listed()
		r.write("search", "")
		r.ClickAt(ui.Point{X: 3, Y: r.UI.Bounds().H - 3}) // the field has no caret any more
	}
	r.Away()
	r.Wait(5)
}

// replayShots are replays in their midst.
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

// replayScale is the scale of a replay in a window.
func replayScale(w harness.Window) float64 {
	s := houseOf(judge{}, "en")
	s.Go(replayOf(judge{}, s, "islas", 2))
	h := harness.New(judge{}, s, w)
	h.Wait(2)
	return h.Scale()
}
