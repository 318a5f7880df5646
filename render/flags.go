package render

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/ai"
	"islas/locales"
	"islas/render/stage"
)

// flags is what the command line asks for.
type flags struct {
	stage.Options
	measure bool          // frame times
	end     time.Duration // after which measuring ends the program; 0 is never
	version bool
	help    bool
}

// usageError is a command line that can't be followed, in a sentence.
type usageError struct{ sentence string }

func (e usageError) Error() string { return e.sentence }

// parse reads the command line. Its errors are usageErrors in the language that was asked for, or that of the system.
func parse(args []string) (flags, *locales.Catalogue, error) {
	var f flags
	var seed, seats, frames string
	set := flag.NewFlagSet("islas", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.StringVar(&f.Lang, "lang", "", "")
	set.StringVar(&seed, "seed", "", "")
	set.StringVar(&seats, "seats", "", "")
	set.StringVar(&f.DataDir, "data", "", "")
	set.BoolVar(&f.Mute, "mute", false, "")
	set.StringVar(&f.Inspect, "inspect", "", "")
	set.StringVar(&frames, "frames", "", "")
	set.BoolVar(&f.version, "version", false, "")
	set.BoolVar(&f.help, "help", false, "")
	set.BoolVar(&f.help, "h", false, "")
	err := set.Parse(args)

	texts, langErr := locales.Open(f.Lang)
	if f.Lang == "" || langErr != nil {
		texts, _ = locales.Open(locales.System())
	}
	wrong := func(key string, params ...any) (flags, *locales.Catalogue, error) {
		return f, texts, usageError{texts.Text(key, params...)}
	}
	switch {
	case err != nil:
		return wrong("cli.unknown", "error", err.Error())
	case set.NArg() > 0:
		return wrong("cli.argument", "argument", set.Arg(0))
	case f.Lang != "" && langErr != nil:
		return wrong("cli.lang", "value", f.Lang, "right", strings.Join(locales.Languages(), ", "))
	}
	if seed != "" {
		f.Seed, err = strconv.ParseUint(seed, 10, 64)
		if err != nil {
			return wrong("cli.seed", "value", seed)
		}
		f.Seeded = true
	}
	if frames != "" {
		f.end, err = time.ParseDuration(frames)
		if err != nil || f.end < 0 {
			return wrong("cli.frames", "value", frames)
		}
		f.measure = true
	}
	if seats != "" {
		f.Seats = strings.Split(seats, ",")
		if n := len(f.Seats); n < islas.MinSeats || n > islas.MaxSeats {
			return wrong("cli.seats-number", "n", n, "right", strings.Join(controls(), ", "))
		}
		for i, s := range f.Seats {
			f.Seats[i] = strings.TrimSpace(s)
			if !slices.Contains(controls(), f.Seats[i]) {
				return wrong("cli.seats", "value", f.Seats[i], "right", strings.Join(controls(), ", "))
			}
		}
	}
	return f, texts, nil
}

// controls is who can sit on a seat.
func controls() []string {
	list := []string{game.Human}
	for _, l := range ai.Levels() {
		if !l.Arena {
			list = append(list, l.ID)
		}
	}
	return list
}

// usage writes what the flags mean.
func usage(w io.Writer, texts *locales.Catalogue) {
	fmt.Fprintln(w, texts.Text("cli.usage", "right", strings.Join(controls(), ", "), "languages", strings.Join(locales.Languages(), ", ")))
}

// isUsage reports whether an error is about the command line.
func isUsage(err error) bool { return errors.As(err, new(usageError)) }
