package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"
)

// progress is a progress bar on a terminal; elsewhere it shows nothing.
type progress struct {
	w     io.Writer // nil if not a terminal
	games int
	last  time.Time
}

const barWidth = 40

func newProgress(w io.Writer, games int) *progress {
	p := &progress{games: games}
	if f, ok := w.(*os.File); ok {
		if info, err := f.Stat(); err == nil && info.Mode()&os.ModeCharDevice != 0 {
			p.w = w
		}
	}
	return p
}

// show draws the bar, at most ten times a second.
func (p *progress) show(done int) {
	if p.w == nil || time.Since(p.last) < time.Second/10 {
		return
	}
	p.last = time.Now()
	full := barWidth * done / p.games
	fmt.Fprintf(p.w, "\r[%s%s] %d of %d games", strings.Repeat("#", full), strings.Repeat(".", barWidth-full), done, p.games)
}

// clear removes the bar.
func (p *progress) clear() {
	if p.w != nil {
		fmt.Fprintf(p.w, "\r%*s\r", barWidth+len("[] of  games")+24, "")
	}
}
