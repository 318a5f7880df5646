package main

import (
	"bytes"
	"context"
	"encoding/json"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/arena/lab"
)

func TestPlans(t *testing.T) {
	usual := game.Values{"draw_privilege": 4, "goal": 19}
	for _, c := range []struct {
		args string
		want []lab.Plan
	}{
		{"-lab -levels easy", []lab.Plan{{Level: "easy", Games: 100, Seed: 1, Values: usual}}},
		{"-lab -levels easy,random -games 4000 -seed 3", []lab.Plan{{Level: "easy", Games: 4000, Seed: 3, Values: usual}, {Level: "random", Games: 400, Seed: 3, Values: usual}}},
		{"-lab -levels easy,random -games 5", []lab.Plan{{Level: "easy", Games: 5, Seed: 1, Values: usual}, {Level: "random", Games: 1, Seed: 1, Values: usual}}},
		{"-lab -levels medium:50,hard:500=3 -games 9", []lab.Plan{{Level: "medium:50", Games: 9, Seed: 1, Values: usual}, {Level: "hard:500", Games: 3, Seed: 1, Values: usual}}},
		{"-lab -levels easy=7,random=12 -goal 12", []lab.Plan{{Level: "easy", Games: 7, Seed: 1, Values: game.Values{"draw_privilege": 4, "goal": 12}}, {Level: "random", Games: 12, Seed: 1, Values: game.Values{"draw_privilege": 4, "goal": 12}}}},
	} {
		o := flags(t, c.args)
		if !reflect.DeepEqual(o.plans, c.want) {
			t.Errorf("%s: %+v", c.args, o.plans)
		}
		sum := 0
		for _, p := range c.want {
			sum += p.Games
		}
		if o.games != sum {
			t.Errorf("%s: %d games", c.args, o.games)
		}
	}
}

// TestQueue requires every game once and, at any time, about the same part of each level.
func TestQueue(t *testing.T) {
	plans := []lab.Plan{{Games: 400}, {Games: 40}, {Games: 1}}
	q := &labQueue{plans: plans, begun: make([]int, len(plans))}
	for all := range 441 {
		g, more := q.next()
		if !more || g.all != all || g.n != q.begun[g.level]-1 {
			t.Fatalf("game %d is %+v, %v", all, g, more)
		}
		if parts := q.begun[0] / 10; q.begun[1] < parts-1 || q.begun[1] > parts+1 {
			t.Errorf("after %d games of the first level %d of the second are begun", q.begun[0], q.begun[1])
		}
	}
	if g, more := q.next(); more || !slices.Equal(q.begun, []int{400, 40, 1}) {
		t.Errorf("after the last game comes %+v; %v", g, q.begun)
	}
}

// TestLabRepeats requires the same report on any number of cores.
func TestLabRepeats(t *testing.T) {
	o := flags(t, "-lab -levels random=20,easy=4 -seed 5")
	run := func() string {
		r, err := playLab(context.Background(), o, &outputs{}, func(int) {})
		if err != nil || !r.Complete || r.Games != 24 {
			t.Fatalf("%v after %d games", err, r.Games)
		}
		data, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	one := run()
	runtime.GOMAXPROCS(4)
	if run() != one {
		t.Error("the report depends on the number of cores")
	}
}

func TestLabInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	o := flags(t, "-lab -levels random=100000")
	r, err := playLab(ctx, o, &outputs{}, func(done int) {
		if done == 3 {
			cancel()
		}
	})
	if err != nil || r.Complete || r.Games < 3 || r.Games > 1000 || len(r.Levels) != 1 {
		t.Errorf("%v after %d games, complete: %v", err, r.Games, r.Complete)
	}
}

// TestLabStalemates: games to a goal that nobody reaches end, are counted, and the report names the agreed stalemate.
func TestLabStalemates(t *testing.T) {
	r, err := playLab(context.Background(), flags(t, "-lab -levels random -games 8 -goal 60"), &outputs{}, func(int) {})
	if err != nil || !r.Complete {
		t.Fatalf("%v after %d games", err, r.Games)
	}
	var text bytes.Buffer
	if err := r.Text(&text); err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(r)
	for where, want := range map[string][2]string{
		text.String(): {"goal 60, stalemate 10", "nobody got on any more: 8\n"},
		string(data):  {`"agreed":[{"flag":"goal","value":60},{"flag":"stalemate","value":10}],`, `"stalemates":8`},
	} {
		if err != nil || !strings.Contains(where, want[0]) || !strings.Contains(where, want[1]) {
			t.Errorf("%q is missing: %v\n%s", want, err, where)
		}
	}
}
