//go:build !js

package app

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"islas/locales"
	"islas/render/catalogue"
	"islas/render/proofread"
)

// checkTexts compares the texts of an added language with the English ones, writes a line for each fault, and returns the exit code:
// exitError if there are any.
func checkTexts(folder string, texts *locales.Catalogue, out io.Writer) int {
	say := func(key string, params ...any) {
		fmt.Fprintln(out, texts.Text(key, append(params, "folder", folder)...))
	}
	abs, err := filepath.Abs(folder)
	if info, serr := os.Stat(folder); err != nil || serr != nil || !info.IsDir() {
		say("check-texts.none")
		return exitError
	}
	lang := filepath.Base(abs)
	if !locales.IsNew(lang) {
		say("check-texts.code", "languages", strings.Join(locales.Languages(), ", "))
		return exitError
	}
	faults, n, err := proofread.Read(locales.FindOwn(os.DirFS(filepath.Dir(abs))), lang, catalogue.Games())
	if err != nil {
		fmt.Fprintln(out, err)
		return exitError
	}
	for _, f := range faults {
		fmt.Fprintln(out, f)
	}
	if len(faults) > 0 {
		return exitError
	}
	say("check-texts.fine", "n", n)
	return exitOK
}
