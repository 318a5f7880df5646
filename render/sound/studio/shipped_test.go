package main

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jfreymuth/oggvorbis"

	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

const assets = "../../../assets"

// TestMusic decodes what is shipped: as long and as large as it may be, without clipping, silent at both ends, and beside its score.
func TestMusic(t *testing.T) {
	files, err := filepath.Glob(assets + "/*/music/*.ogg")
	must.OK(t, err)
	scores, err := filepath.Glob(assets + "/*/music/*.ly")
	must.OK(t, err)
	if len(files) != 12 || len(scores) != 12 {
		t.Errorf("%d pieces of %d scores, want 12", len(files), len(scores))
	}
	sizes := map[string]int{}
	for _, f := range files {
		file, err := os.ReadFile(f)
		must.OK(t, err)
		sizes[filepath.Dir(f)] += len(file)
		t.Run(f, func(t *testing.T) {
			if filepath.Base(f) != "victory.ogg" {
				need.Time(t)
			}
			sound, format, err := oggvorbis.ReadAll(bytes.NewReader(file))
			must.OK(t, err)
			b := boundsOf(strings.TrimSuffix(f, ".ogg"))
			seconds := float64(len(sound)) / 2 / rate
			if format.SampleRate != rate || format.Channels != 2 || seconds < b.shortest || seconds > b.longest || len(file) > b.size {
				t.Errorf("%+v, %.1f s, %d bytes", format, seconds, len(file))
			}
			if p := peak(sound); p > 0.75 || p < 0.1 {
				t.Errorf("its peak is %.2f", p)
			}
			if from, to := peak(sound[:rate/100]), peak(sound[len(sound)-rate/100:]); from > 0.01 || to > 0.001 {
				t.Errorf("it begins with %.4f and ends with %.4f", from, to)
			}
		})
	}
	for game, size := range sizes {
		if size > 1_300_000 {
			t.Errorf("%s: %d bytes", game, size)
		}
	}
}

// TestEffects decodes the effects: each where the list says, between silences, strong enough and not too strong.
func TestEffects(t *testing.T) {
	file, err := os.ReadFile(filepath.Join(assets, "sound/effects.ogg"))
	must.OK(t, err)
	list, err := os.ReadFile(filepath.Join(assets, "sound/effects.txt"))
	must.OK(t, err)
	sound, format, err := oggvorbis.ReadAll(bytes.NewReader(file))
	must.OK(t, err)
	if format.SampleRate != rate || format.Channels != 1 || len(file) > effectsSize {
		t.Errorf("%+v, %d bytes", format, len(file))
	}
	end, variants := 0, map[string]int{}
	for line := range strings.Lines(string(list)) {
		var name string
		var from, length int
		if strings.HasPrefix(line, "#") {
			continue
		}
		_, err := fmt.Sscan(line, &name, &from, &length)
		must.OK(t, err)
		variants[name]++
		if p := peak(sound[end:from]); from-end < int(apart*rate)-1 || p > 0.015 {
			t.Errorf("%s: %d samples with a peak of %.4f before it", name, from-end, p)
		}
		if p := peak(sound[from : from+length]); p > 0.252 || p < 0.1 {
			t.Errorf("%s: its peak is %.3f", name, p)
		}
		end = from + length
	}
	for name, n := range variants {
		if n == 1 && name != "fanfare" && name != "victory" {
			t.Errorf("%s is always the same", name)
		}
	}
}

// peak is how strong the strongest sample is.
func peak(sound []float32) float64 {
	most := 0.0
	for _, v := range sound {
		most = max(most, math.Abs(float64(v)))
	}
	return most
}
