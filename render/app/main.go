package app

import (
	"fmt"
	"io"

	"islas/game/program"
	"islas/render/catalogue"
	"islas/render/platform"
)

// Exit codes of Main.
const (
	exitOK    = 0
	exitError = 1
	exitUsage = 2
)

// Main runs the program with the arguments of its command line and returns its exit code.
func Main(args []string, out, errs io.Writer) int {
	platform.SpareCollector()
	out, errs = platform.Attached(out), platform.Attached(errs)
	return opened(func() int {
		return begin(args, out, func(sentence string) {
			fmt.Fprintln(errs, sentence)
			platform.ShowError(errs, sentence)
		})
	})
}

// begin runs the program as Main does, and calls fail with a sentence why it ends.
func begin(args []string, out io.Writer, fail func(sentence string)) int {
	if err := fault(catalogue.Games()); err != nil {
		fail(err.Error()) // no text can be relied on
		return exitError
	}
	f, texts, err := parse(args)
	if err != nil {
		fail(err.Error())
		if isUsage(err) {
			return exitUsage
		}
		return exitError
	}
	switch {
	case f.help:
		usage(out, texts, f.info)
		return exitOK
	case f.version:
		fmt.Fprintln(out, texts.Text("cli.version", "version", program.Version()))
		return exitOK
	case f.command == checkCommand:
		return check(f.files, f.DataDir, texts, out)
	case f.command == textsCommand:
		return checkTexts(f.files[0], texts, out)
	case f.command == replayCommand:
		var sentence string
		if f.shown, sentence = showable(f.files[0], f.DataDir, texts); sentence != "" {
			fail(sentence)
			return exitError
		}
	}
	if err := run(f, texts, out); err != nil {
		fail(explain(err, texts))
		return exitError
	}
	return exitOK
}
