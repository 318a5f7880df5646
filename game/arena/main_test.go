package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"islas/game/catalogue"
	"islas/game/model"
	"islas/game/record"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"arena": main, "arenaoftwo": arenaOfTwo})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script",
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"await":   await,
			"samedir": sameFolder,
			"verify":  verify,
		},
		Condition:           existing,
		RequireExplicitExec: true,
	})
}

// existing evaluates the condition [exists:FILE].
func existing(cond string) (bool, error) {
	name, ok := strings.CutPrefix(cond, "exists:")
	if !ok {
		return false, fmt.Errorf("there is no condition %s", cond)
	}
	_, err := os.Stat(name)
	return err == nil, nil
}

// await FILE... waits until all the files are there.
func await(ts *testscript.TestScript, _ bool, args []string) {
	for _, file := range args {
		for tries := 0; ; tries++ {
			if _, err := os.Stat(ts.MkAbs(file)); err == nil {
				break
			}
			if tries == 10_000 {
				ts.Fatalf("%s does not come", file)
			}
			time.Sleep(10 * time.Millisecond)
		}
	}
}

// sameFolder A B requires the same files with the same content in both folders, or a difference with "!".
func sameFolder(ts *testscript.TestScript, neg bool, args []string) {
	same := func(dir, other string) bool {
		files, err := os.ReadDir(ts.MkAbs(dir))
		ts.Check(err)
		for _, f := range files {
			a, err := os.ReadFile(filepath.Join(ts.MkAbs(dir), f.Name()))
			ts.Check(err)
			b, err := os.ReadFile(filepath.Join(ts.MkAbs(other), f.Name()))
			if err != nil || !bytes.Equal(a, b) {
				return false
			}
		}
		return len(files) > 0
	}
	if got := same(args[0], args[1]) && same(args[1], args[0]); got == neg {
		ts.Fatalf("the folders %s and %s are the same: %v", args[0], args[1], got)
	}
}

// verify FILE TEXT... reads a record of one of the games, which must be that of a whole game, and requires every TEXT in it.
func verify(ts *testscript.TestScript, _ bool, args []string) {
	text := ts.ReadFile(args[0])
	name, err := record.GameOf(strings.NewReader(text))
	ts.Check(err)
	games := append(catalogue.Games(), both()...)
	i := slices.IndexFunc(games, func(g catalogue.Game) bool { return g.Info().Record == name })
	if i < 0 {
		ts.Fatalf("%s is of the game %q", args[0], name)
	}
	o, err := games[i].Check(strings.NewReader(text))
	ts.Check(err)
	if !o.Over {
		ts.Fatalf("%s breaks off", args[0])
	}
	for _, want := range args[1:] {
		if !strings.Contains(text, want) {
			ts.Fatalf("%s has no %s", args[0], want)
		}
	}
}

// one returns the first game of the program alone.
func one() catalogue.List { return catalogue.Games()[:1:1] }

// both returns the first game of the program and the model game.
func both() catalogue.List { return append(one(), catalogue.Of(model.Game{}, model.Lines{}, nil)) }

// arenaOfTwo runs the command in a program with two games.
func arenaOfTwo() { os.Exit(arena(both(), os.Args[1:], os.Stdout, os.Stderr)) }

// TestBadFlags requires one sentence on stderr, nothing on stdout, and the status of wrong usage.
func TestBadFlags(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	full := t.TempDir()
	if err := os.WriteFile(filepath.Join(full, "0001"+record.Extension), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	info := catalogue.Games()[0].Info()
	levels := strings.Join(info.Levels.IDs(), ", ")
	seeds := "-seed must be a whole number from 0 to 18446744073709551615, not "
	for _, c := range []struct{ args, want string }{
		{"-games 0", `-games must be a whole number from 1 to 2147483647, not "0"`},
		{"-games many", `-games must be a whole number from 1 to 2147483647, not "many"`},
		{"-games", "flag needs an argument: -games; -help lists the flags"},
		{"-seats easy", "-seats must name 2 to 5 levels, not 1"},
		{"-seats easy,easy,easy,easy,easy,easy", "2 to 5 levels, not 6"},
		{"-seats easy,wizard", `-seats: there is no level "wizard"; there are ` + levels},
		{"-seats hard:0,easy", `there is no level "hard:0"; there are ` + levels + ", and medium:N, hard:N, expert:N with N play-outs from 1 to 1000000"},
		{"-lab -levels hard:500,hard:500=3", "-levels names hard:500 twice"},
		{"-seed x", seeds + `"x"`},
		{"-seed 18446744073709551616", seeds + `"18446744073709551616"`},
		{"-draw 3", `-draw must be 4 or 5, not "3"`},
		{"-goal 4", `-goal must be a whole number from 5 to 60, not "4"`},
		{"-goal 61", `not "61"`},
		{"-game chess", `-game: there is no game "chess"; there are islas`},
		{"-islands tenerife", "as many islands as -seats names levels, 2, not 1; or say random"},
		{"-islands tenerife,atlantis", `there is no island "atlantis"; there are tenerife, `},
		{"-islands tenerife,tenerife", "names tenerife twice"},
		{"-laboratory", "flag provided but not defined: -laboratory; -help lists the flags"},
		{"games", `there is "games" too much`},
		{"-record " + file, "-record: mkdir " + file + ": "},
		{"-record " + full, "already holds records; name an empty one"},
		{"-lab -json " + filepath.Join(folder, "none", "x"), "name a file in a folder that takes one"},
		{"-lab -json " + folder, "-json: open " + folder + ": "},
		{"-json x", "-json goes with -lab only; add -lab or leave -json out"},
		{"-lab -json=", "-json needs a name; give one or leave it out"},
		{"-levels easy", "-levels goes with -lab only; add -lab or leave -levels out"},
		{"-lab -seats easy,easy", "-seats does not go with -lab, which tries everything that it can be; leave one of them out"},
		{"-lab -islands tenerife,lanzarote", "-islands does not go with -lab"},
		{"-lab -levels wizard", `-levels: there is no level "wizard"; there are ` + levels},
		{"-lab -levels easy,random,easy=3", "-levels names easy twice; name each level once"},
		{"-lab -levels easy=0", `-levels: the number of games of easy must be a whole number from 1 to 2147483647, not "0"`},
	} {
		refused(t, catalogue.Games(), c.args, c.want)
	}
}

// refused requires one sentence on stderr, nothing on stdout, and the status of wrong usage.
func refused(t *testing.T, games catalogue.List, args, want string) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	status := arena(games, strings.Fields(args), &stdout, &stderr)
	if status != exitUsage || stdout.Len() > 0 || !strings.Contains(stderr.String(), want) || strings.Count(stderr.String(), "\n") != 1 {
		t.Errorf("%s: status %d, %q; want %q", args, status, stderr.String(), want)
	}
}

// TestBadFlagsOfTwoGames requires the flags of one game to be none of the other.
func TestBadFlagsOfTwoGames(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"-game chess", "there are islas, model"},
		{"-game model -draw 5", "-draw is no flag of the game model; -help -game model lists the flags"},
		{"-game model -islands random", "-islands is no flag of the game model"},
		{"-rounds 3", "-rounds is no flag of the game islas"},
		{"-points 65", "flag provided but not defined: -points"},
		{"-game model -rounds 1", `-rounds must be a whole number from 2 to 9, not "1"`},
		{"-game model -seats easy,easy,easy,easy,easy", "-seats must name 2 to 4 levels, not 5"},
		{"-game model -seats hard,easy", `there is no level "hard"; there are random, easy, and easy:N with N play-outs`},
	} {
		refused(t, both(), c.args, c.want)
	}
}

// TestBadFlagsBySeats requires the values of an option to depend on the number of players.
func TestBadFlagsBySeats(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"-points 122", `-points must be 65 with 2 players, not "122"`},
		{"-points 65 -seats random,random,random", `-points must be 75 with 3 players, not "65"`},
		{"-points 125 -seats random,random,random,random,random", `-points must be 122 or 126 with 5 players, not "125"`},
		{"-points many", `-points must be 65 with 2 players, not "many"`},
		{"-lab -points 122", "-points does not go with -lab"},
		{"-draw 5", "-draw is no flag of the game puertorico"},
	} {
		refused(t, catalogue.Games(), "-game puertorico "+c.args, c.want)
	}
	refused(t, catalogue.Games(), "-game colonies -board huge", `-board must be beginner, usual or free, not "huge"`)
	refused(t, catalogue.Games(), "-game colonies -offers 4", `-offers must be 0, 1, 2 or 3, not "4"`)
}

// TestHelp requires the flags of the named game, and nothing about a choice of games where there is none.
func TestHelp(t *testing.T) {
	for _, c := range []struct {
		games        catalogue.List
		args         string
		want, unwant []string
	}{
		{one(), "-help", []string{
			"  -draw 4|5              cards drawn by the owner of the draw privilege (default 4)\n",
			"  -goal N                points that bring on the last round, 5 to 60 (default 19)\n",
			"  -islands random|ID,…   random ones, or one for each seat, of: tenerife, ",
			"(default easy,random)\n", "medium:N, hard:N, expert:N;\n", "(default hard,expert)", "-levels hard,expert:500=400", "-seats, -draw, -islands could",
		}, []string{"-game "}},
		{both(), "-help", []string{"  -game ID               which game: islas, model (default islas)", "-islands"}, []string{"-rounds"}},
		{catalogue.Games(), "-game puertorico -help", []string{
			"  -points N              points of all chips at the start: 65 with 2, 75 with 3, 100 with 4, 122 or 126 with 5; the first is the default\n",
			"(default easy,random)\n", "all that -seats, -points could say",
		}, []string{"-draw", "-islands"}},
		{catalogue.Games(), "-game colonies -help", []string{
			"  -board beginner|usual|free the home island (default usual)\n", "  -offers 0|1|2|3        offers ",
			"  -goal N                points that win, 4 to 20 (default 12 with 3, 11 with 4)\n",
		}, []string{"-draw", "-islands"}},
		{both(), "-help -game model", []string{"-game ID"}, nil}, // help is printed as soon as -help is read
		{both(), "-game model -help", []string{"  -rounds N              rounds of the game, 2 to 9 (default 5)\n", "2 to 4 levels", "all that -seats could say"}, []string{"-draw", "-islands"}},
	} {
		var stdout, stderr bytes.Buffer
		if status := arena(c.games, strings.Fields(c.args), &stdout, &stderr); status != 0 || stderr.Len() > 0 {
			t.Errorf("%s: status %d, %q", c.args, status, &stderr)
		}
		for _, want := range c.want {
			if !strings.Contains(stdout.String(), want) {
				t.Errorf("%s: there is no %q in\n%s", c.args, want, &stdout)
			}
		}
		for _, unwant := range c.unwant {
			if strings.Contains(stdout.String(), unwant) {
				t.Errorf("%s: there is %q in\n%s", c.args, unwant, &stdout)
			}
		}
	}
}
