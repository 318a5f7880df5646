package app

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"islas/game"
	"islas/locales"
	"islas/render/catalogue"
	"islas/render/stage"
)

// flags is the parsed command line.
type flags struct {
	stage.Options
	info    *game.Info    // of the game meant
	measure bool          // measure frame times
	end     time.Duration // time after which measuring ends the program; 0 for never
	version bool
	help    bool
	command string   // command to run instead of opening the title; empty for none
	files   []string // arguments of the command
	shown   []byte   // content of the file to show
}

// commands returns the names of all commands.
func commands() []string { return []string{checkCommand, textsCommand, replayCommand} }

// The commands.
const (
	checkCommand  = "check"       // checks files
	textsCommand  = "check-texts" // checks the files of a language
	replayCommand = "replay"      // shows a file; a file alone means this, too
)

// usageError is a sentence about an invalid command line.
type usageError struct{ sentence string }

func (e usageError) Error() string { return e.sentence }

// typed holds flags as typed, before they are parsed.
type typed struct{ game, seed, seats, frames string }

// set returns all flags of the program. Their values go to f, or to raw where they have to be parsed.
func (f *flags) set(raw *typed) *flag.FlagSet {
	set := flag.NewFlagSet("islas", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.StringVar(&f.Lang, "lang", "", "")
	set.StringVar(&raw.game, "game", "", "")
	set.StringVar(&raw.seed, "seed", "", "")
	set.StringVar(&raw.seats, "seats", "", "")
	set.StringVar(&f.DataDir, "data", "", "")
	set.BoolVar(&f.Mute, "mute", false, "")
	set.StringVar(&f.Inspect, "inspect", "", "")
	set.StringVar(&raw.frames, "frames", "", "")
	set.BoolVar(&f.version, "version", false, "")
	set.BoolVar(&f.help, "help", false, "")
	set.BoolVar(&f.help, "h", false, "")
	return set
}

// parse parses the command line. Its errors are usageErrors in the language asked for, or that of the system, or an error of a file of
// texts that cannot be read.
func parse(args []string) (flags, *locales.Catalogue, error) {
	var f flags
	var raw typed
	set := f.set(&raw)
	err := set.Parse(args)
	if name := set.Arg(0); err == nil && slices.Contains(commands(), name) {
		f.command = name
		for rest := set.Args()[1:]; err == nil && len(rest) > 0; { // flags may stand anywhere
			if err = set.Parse(rest); set.NArg() > 0 {
				f.files = append(f.files, set.Arg(0))
				rest = set.Args()[1:]
			} else {
				rest = nil
			}
		}
	}
	if err == nil && f.command == "" && set.NArg() == 1 && isFile(set.Arg(0)) { // dropped on the program's icon, or opened with the program
		f.command, f.files = replayCommand, set.Args()
	}

	added := tongues(f.DataDir)
	languages := added.Languages()
	lang, known := f.Lang, slices.Contains(languages, f.Lang)
	if !known {
		lang = locales.SystemOf(languages)
	}
	texts, _, broken := added.Open(lang)
	if broken != nil {
		return f, nil, broken
	}
	wrong := func(key string, params ...any) (flags, *locales.Catalogue, error) {
		return f, texts, usageError{texts.Text(key, params...)}
	}
	switch {
	case err != nil:
		return wrong("cli.unknown", "error", err.Error())
	case f.command == "" && set.NArg() > 0:
		return wrong("cli.argument", "argument", set.Arg(0))
	case f.Lang != "" && !known:
		return wrong("cli.lang", "value", f.Lang, "right", strings.Join(languages, ", "))
	}
	switch n := len(f.files); {
	case f.command == textsCommand && n == 0 && !f.help:
		return wrong("cli.no-folder", "command", f.command)
	case f.command != "" && n == 0 && !f.help:
		return wrong("cli.no-files", "command", f.command)
	case f.command == textsCommand && n > 1:
		return wrong("cli.one-folder", "command", f.command, "n", n)
	case f.command == replayCommand && n > 1:
		return wrong("cli.one-file", "n", n)
	}
	if raw.seed != "" {
		f.Seed, err = strconv.ParseUint(raw.seed, 10, 64)
		if err != nil {
			return wrong("cli.seed", "value", raw.seed)
		}
		f.Seeded = true
	}
	if raw.frames != "" {
		f.end, err = time.ParseDuration(raw.frames)
		if err != nil || f.end < 0 {
			return wrong("cli.frames", "value", raw.frames)
		}
		f.measure = true
	}
	games := catalogue.Games()
	f.info = games[0].Info()
	if raw.game != "" {
		g, err := catalogue.Find(games, raw.game)
		if err != nil {
			return wrong("cli.game", "value", raw.game, "right", strings.Join(catalogue.IDs(games), ", "))
		}
		f.Game, f.info = raw.game, g.Info()
	}
	seats := false // given, even with an empty value
	set.Visit(func(f *flag.Flag) { seats = seats || f.Name == "seats" })
	if seats {
		controls := f.info.Levels.Choices()
		right := strings.Join(controls, ", ")
		if strings.TrimSpace(raw.seats) != "" {
			f.Seats = strings.Split(raw.seats, ",")
		}
		for i, s := range f.Seats {
			f.Seats[i] = strings.TrimSpace(s)
			if !slices.Contains(controls, f.Seats[i]) {
				return wrong("cli.seats", "value", f.Seats[i], "game", f.info.ID, "right", right)
			}
		}
		if n := len(f.Seats); n < f.info.MinSeats || n > f.info.MaxSeats {
			return wrong("cli.seats-number", "n", n, "least", f.info.MinSeats, "most", f.info.MaxSeats, "right", right)
		}
	}
	return f, texts, nil
}

// isFile reports whether there is a file with a name.
func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

// usage writes the meaning of the flags; info describes the game whose seats are explained.
func usage(w io.Writer, texts *locales.Catalogue, info *game.Info) {
	ids := catalogue.IDs(catalogue.Games())
	fmt.Fprintln(w, texts.Text("cli.usage",
		"languages", strings.Join(locales.Languages(), ", "), "games", strings.Join(ids, ", "), "game", ids[0],
		"least", info.MinSeats, "most", info.MaxSeats, "right", strings.Join(info.Levels.Choices(), ", ")))
}

// isUsage reports whether an error is about the command line.
func isUsage(err error) bool { return errors.As(err, new(usageError)) }
