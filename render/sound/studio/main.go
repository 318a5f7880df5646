// Studio makes the music of the games: it plays the scores in assets by the instruments of a sound font and writes what is heard.
//
//	go run ./render/sound/studio [-check] [SCORE.ly...]
//
// Without arguments it makes every score below assets anew, and the effects of all games. LilyPond reads a score, Perform plays it as
// people would, FluidSynth lends it the instruments of MuseScore General, and FFmpeg packs it as Ogg Vorbis beside its score, as loud as
// all pieces are. "make music" installs the four on Debian and Ubuntu. With -check it makes nothing and measures what is there.
package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"gitlab.com/gomidi/midi/v2/smf"
)

// soundFont is where Debian's packages have the instruments.
const soundFont = "/usr/share/sounds/sf3/MuseScore_General_Lite.sf3"

// What a piece may be.
const (
	loudness  = -23.0  // LUFS, by EBU R 128
	unlike    = 1.0    // LU by which one may be louder or softer
	truePeak  = -3.0   // dBTP
	silent    = 2.5e-4 // of the full amplitude: what has died away
	wet, rate = 48000, 32000
)

// bounds are how long a piece is, in seconds, and how large, in bytes.
type bounds struct {
	shortest, longest float64
	size              int
}

// boundsOf are those of a piece by its name.
func boundsOf(name string) bounds {
	if filepath.Base(name) == "victory" {
		return bounds{3, 9, 60_000}
	}
	return bounds{90, 180, 410_000}
}

func main() {
	check := flag.Bool("check", false, "measure what is there")
	flag.Parse()
	if err := run(flag.Args(), *check); err != nil {
		fmt.Fprintln(os.Stderr, "studio:", err)
		os.Exit(1)
	}
}

func run(scores []string, check bool) error {
	var failed error
	if len(scores) == 0 {
		var err error
		if scores, err = filepath.Glob("assets/*/music/*.ly"); err != nil {
			return err
		}
		scores = append(scores, recipes)
	}
	for _, s := range scores {
		if s == recipes {
			if !check {
				failed = errors.Join(failed, makeEffects(recipes, effectOgg, effectTxt))
			}
			failed = errors.Join(failed, reportEffects(effectOgg, effectTxt))
			continue
		}
		name := strings.TrimSuffix(s, ".ly")
		written, upbeat, err := engrave(s)
		if err == nil && !check {
			err = record(name, written, upbeat)
		}
		if err == nil {
			err = report(name)
		}
		if err != nil {
			failed = errors.Join(failed, fmt.Errorf("%s: %w", name, err))
		}
	}
	return failed
}

// partial is what LilyPond calls an upbeat: its note, its dots, its multiple.
var partial = regexp.MustCompile(`\\partial\s+(\d+)(\.*)(?:\*(\d+))?`)

// engrave returns the notes of a score, and how many quarters its first bar has if it is not a whole one. What LilyPond warns of is a mistake.
func engrave(score string) (*smf.SMF, float64, error) {
	text, err := os.ReadFile(score)
	if err != nil {
		return nil, 0, err
	}
	dir, err := os.MkdirTemp("", "studio")
	if err != nil {
		return nil, 0, err
	}
	defer os.RemoveAll(dir)
	out, err := tool("lilypond", "--loglevel=WARN", "-o", filepath.Join(dir, "score"), score)
	if err == nil && strings.TrimSpace(out) != "" {
		err = errors.New(out)
	}
	if err != nil {
		return nil, 0, err
	}
	written, err := smf.ReadFile(filepath.Join(dir, "score.midi"))
	if err != nil {
		return nil, 0, fmt.Errorf("no music came of it, does it say \\midi { }? %w", err)
	}
	upbeat := 0.0
	if m := partial.FindSubmatch(text); m != nil {
		unit, _ := strconv.Atoi(string(m[1]))
		upbeat = 4 / float64(unit) * (2 - math.Pow(0.5, float64(len(m[2]))))
		if times, err := strconv.Atoi(string(m[3])); err == nil {
			upbeat *= float64(times)
		}
	}
	return written, upbeat, nil
}

// record makes the Ogg file of a score.
func record(name string, written *smf.SMF, upbeat float64) error {
	played, err := Perform(written, filepath.Base(name), upbeat)
	if err != nil {
		return err
	}
	heard, err := play(played, 0.5)
	if err != nil {
		return err
	}
	loud, err := measure(heard, 2, wet)
	if err != nil {
		return err
	}
	gain := float32(math.Pow(10, (loudness-loud.integrated)/20))
	for i := range heard {
		heard[i] *= gain
	}
	heard = dieAway(heard)
	b := boundsOf(name)
	if s := float64(len(heard)) / 2 / wet; s < b.shortest || s > b.longest {
		return fmt.Errorf("it lasts %.1f s, which should be %g to %g", s, b.shortest, b.longest)
	}
	packed, err := fit(heard, b.size)
	if err != nil {
		return err
	}
	return os.WriteFile(name+".ogg", packed, 0o644)
}

// fit packs a piece as well as a size allows.
func fit(heard []float32, size int) (best []byte, err error) {
	for low, high := 36, 100; low <= high; { // kbit/s, as the encoder counts them; less it refuses
		middle := (low + high) / 2
		quality := []string{"-b:a", fmt.Sprintf("%dk", middle)}
		if middle < 44 {
			quality = append(quality, "-cutoff", "10500") // the highest overtones cost what the rest needs
		}
		packed, err := pack(heard, 2, rate, quality...)
		if err != nil {
			return nil, err
		}
		if len(packed) <= size {
			best, low = packed, middle+1
		} else {
			high = middle - 1
		}
	}
	if best == nil {
		return nil, fmt.Errorf("its %.0f s do not fit into %d kB: make it shorter", float64(len(heard))/2/wet, size/1000)
	}
	return best, nil
}

// play lets the instruments play a piece in a room that is more or less full of sound: left and right in turn, wet frames a second.
// The same piece is the same bits always.
func play(piece *smf.SMF, room float64) ([]float32, error) {
	dir, err := os.MkdirTemp("", "studio")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	midi, wave := filepath.Join(dir, "played.mid"), filepath.Join(dir, "played.raw")
	if err := piece.WriteFile(midi); err != nil {
		return nil, err
	}
	if _, err := tool("fluidsynth", "-ni", "-q", "-r", strconv.Itoa(wet), "-g", "0.5", "-T", "raw", "-O", "float", "-E", "little",
		"-o", "synth.reverb.room-size=0.55", "-o", "synth.reverb.damp=0.35", "-o", "synth.reverb.width=0.8", "-o", fmt.Sprintf("synth.reverb.level=%g", room),
		"-o", "synth.chorus.active=0", "-o", "synth.polyphony=512", "-o", "synth.cpu-cores=1", "-F", wave, soundFont, midi); err != nil {
		return nil, err
	}
	raw, err := os.ReadFile(wave)
	return floats(raw), err
}

// dieAway ends a piece when nothing of it is heard any more.
func dieAway(heard []float32) []float32 {
	end := len(heard)
	for end > 0 && math.Abs(float64(heard[end-1])) < silent {
		end--
	}
	end = min(len(heard), (end+1)/2*2+wet/5)
	fade := min(end, wet/5)
	for i := range fade {
		heard[end-1-i] *= float32(i/2*2) / float32(fade)
	}
	return heard[:end]
}

// pack makes an Ogg Vorbis file of samples.
func pack(heard []float32, channels, rate int, quality ...string) ([]byte, error) {
	out, _, err := ffmpeg(raw(heard), append(append([]string{"-f", "f32le", "-ar", strconv.Itoa(wet), "-ac", strconv.Itoa(channels), "-i", "-", "-af", "lowpass=f=14000",
		"-ar", strconv.Itoa(rate), "-map_metadata", "-1", "-fflags", "+bitexact", "-flags", "+bitexact", "-serial_offset", "1",
		"-c:a", "libvorbis"}, quality...), "-f", "ogg", "-")...)
	return out, err
}

// level is how loud something is.
type level struct {
	integrated, span float64 // LUFS and LU
	momentary        float64 // the loudest 0.4 s, in LUFS
	peak             float64 // dBTP
}

// summary finds the figures of FFmpeg's measure by EBU R 128.
var summary = regexp.MustCompile(`(?s)I:\s+(\S+) LUFS.*LRA:\s+(\S+) LU.*Peak:\s+(\S+) dBFS`)

// moments finds how loud 0.4 s are.
var moments = regexp.MustCompile(`M:\s*(-?[\d.]+)`)

// measure says how loud samples are.
func measure(heard []float32, channels, rate int) (level, error) {
	_, text, err := ffmpeg(raw(heard), "-f", "f32le", "-ar", strconv.Itoa(rate), "-ac", strconv.Itoa(channels), "-i", "-",
		"-af", "ebur128=peak=true:framelog=info", "-f", "null", "-")
	if err != nil {
		return level{}, err
	}
	at := bytes.LastIndex(text, []byte("Summary:"))
	m := summary.FindSubmatch(text[max(0, at):])
	if m == nil {
		return level{}, errors.New("ffmpeg measured no loudness")
	}
	l := level{momentary: -120}
	for i, to := range []*float64{&l.integrated, &l.span, &l.peak} {
		if *to, err = strconv.ParseFloat(string(m[i+1]), 64); err != nil {
			return level{}, err
		}
	}
	for _, m := range moments.FindAllSubmatch(text[:at], -1) {
		if s, err := strconv.ParseFloat(string(m[1]), 64); err == nil {
			l.momentary = max(l.momentary, s)
		}
	}
	return l, nil
}

// floats and raw turn bytes into samples and back.
func floats(raw []byte) []float32 {
	heard := make([]float32, len(raw)/4)
	for i := range heard {
		heard[i] = math.Float32frombits(binary.LittleEndian.Uint32(raw[4*i:]))
	}
	return heard
}

func raw(heard []float32) []byte {
	raw := make([]byte, 0, 4*len(heard))
	for _, v := range heard {
		raw = binary.LittleEndian.AppendUint32(raw, math.Float32bits(v))
	}
	return raw
}

// ffmpeg runs it with an input and returns what it made and what it told.
func ffmpeg(in []byte, args ...string) (out, told []byte, err error) {
	c := exec.Command("ffmpeg", append([]string{"-hide_banner", "-nostats"}, args...)...)
	var made, said bytes.Buffer
	c.Stdin, c.Stdout, c.Stderr = bytes.NewReader(in), &made, &said
	if err := c.Run(); err != nil {
		return nil, nil, explain("ffmpeg", err, said.String())
	}
	return made.Bytes(), said.Bytes(), nil
}

// tool runs a command and returns what it printed, which is the error where it fails.
func tool(name string, args ...string) (string, error) {
	text, err := exec.Command(name, args...).CombinedOutput()
	if err != nil {
		return "", explain(name, err, string(text))
	}
	return string(text), nil
}

func explain(name string, err error, text string) error {
	if errors.Is(err, exec.ErrNotFound) {
		return fmt.Errorf("%s is not installed: run make music, or install it", name)
	}
	return fmt.Errorf("%s: %w\n%s", name, err, text)
}
