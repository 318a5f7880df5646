// Studio makes the music of the games: it plays the scores in assets by the instruments of a sound font and writes what is heard.
//
//	go run ./render/sound/studio [SCORE.ly...]
//
// Without arguments it makes every score below assets anew. LilyPond reads a score, Perform plays it as people would, FluidSynth
// lends it the instruments of MuseScore General, and FFmpeg brings it to the loudness of all pieces and packs it as Ogg Vorbis
// beside its score. "make music" installs the four on Debian and Ubuntu.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"gitlab.com/gomidi/midi/v2/smf"
)

// soundFont is where Debian's packages have the instruments.
const soundFont = "/usr/share/sounds/sf3/MuseScore_General.sf3"

// loudness is how loud each piece is, in LUFS by EBU R 128.
const loudness = -23

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "studio:", err)
		os.Exit(1)
	}
}

func run(scores []string) error {
	if len(scores) == 0 {
		var err error
		if scores, err = filepath.Glob("assets/*/music/*.ly"); err != nil {
			return err
		}
	}
	if len(scores) == 0 {
		return errors.New("there is no score below assets: start this in the folder of the project")
	}
	for _, s := range scores {
		if err := record(s); err != nil {
			return fmt.Errorf("%s: %w", s, err)
		}
	}
	return nil
}

// record makes the Ogg file beside a score.
func record(score string) error {
	dir, err := os.MkdirTemp("", "studio")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	name := strings.TrimSuffix(score, ".ly")
	in, out := filepath.Join(dir, "score"), filepath.Join(dir, "played.mid")
	if _, err := tool("lilypond", "--loglevel=WARN", "-o", in, score); err != nil {
		return err
	}
	written, err := smf.ReadFile(in + ".midi")
	if err != nil {
		return err
	}
	played, err := Perform(written, filepath.Base(name))
	if err != nil {
		return err
	}
	if err := played.WriteFile(out); err != nil {
		return err
	}
	wave := filepath.Join(dir, "played.wav")
	if _, err := tool("fluidsynth", "-ni", "-q", "-r", "48000", "-g", "0.5", "-O", "float",
		"-o", "synth.reverb.room-size=0.55", "-o", "synth.reverb.damp=0.35", "-o", "synth.reverb.width=0.8", "-o", "synth.reverb.level=0.5",
		"-o", "synth.chorus.active=0", "-o", "synth.polyphony=512", "-F", wave, soundFont, out); err != nil {
		return err
	}
	gain, err := gain(wave)
	if err != nil {
		return err
	}
	_, err = tool("ffmpeg", "-y", "-hide_banner", "-loglevel", "error", "-i", wave,
		"-af", fmt.Sprintf("volume=%.2fdB,alimiter=limit=0.7:level=disabled,silenceremove=stop_periods=-1:stop_duration=3:stop_threshold=-70dB,lowpass=f=14000", gain),
		"-ar", "32000", "-ac", "2", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags", "+bitexact", "-c:a", "libvorbis", "-b:a", "40k", name+".ogg")
	if err != nil {
		return err
	}
	info, err := os.Stat(name + ".ogg")
	if err != nil {
		return err
	}
	fmt.Printf("%s.ogg: %d kB\n", name, info.Size()/1000)
	return nil
}

// gain returns by how many decibels a file has to be amplified to be as loud as all pieces are.
func gain(file string) (float64, error) {
	text, err := tool("ffmpeg", "-hide_banner", "-nostats", "-i", file, "-af", "loudnorm=print_format=json", "-f", "null", "-")
	if err != nil {
		return 0, err
	}
	var measured struct {
		Loudness float64 `json:"input_i,string"`
	}
	at := strings.LastIndex(text, "{")
	if at < 0 {
		return 0, errors.New("ffmpeg measured no loudness")
	}
	if err := json.NewDecoder(strings.NewReader(text[at:])).Decode(&measured); err != nil {
		return 0, err
	}
	return loudness - measured.Loudness, nil
}

// tool runs a command and returns what it printed, which is the error where it fails.
func tool(name string, args ...string) (string, error) {
	text, err := exec.Command(name, args...).CombinedOutput()
	if errors.Is(err, exec.ErrNotFound) {
		return "", fmt.Errorf("%s is not installed: run make music, or install it", name)
	}
	if err != nil {
		return "", fmt.Errorf("%s: %w\n%s", name, err, text)
	}
	return string(text), nil
}
