//go:build !android

package preflight

import (
	"path/filepath"
	"regexp"
	"slices"
	"time"

	"github.com/ebitengine/purego"
	"github.com/jfreymuth/pulse"

	"islas/render/platform/crash"
)

// soundPatience is how long a sound server may take to answer. Sound that takes longer would stutter anyway.
const soundPatience = 2 * time.Second

// SoundAvailable reports whether sound can be played, so that an audio.Context may be made. Call it once, before audio.NewContext, and make
// no context if it is false: the engine ends the game when its context finds no device.
//
// It tries what the engine will try: a PulseAudio or PipeWire server, then ALSA. A device that is lost later still ends the game, with an
// error that Classify calls ErrNoSound.
func SoundAvailable() bool {
	if guest() {
		return true
	}
	found := make(chan bool, 1)
	go func() {
		ok := false
		_ = crash.Try("sound", func() { ok = pulseAnswers() || alsaOpens() }) // a library that panics counts as no sound
		found <- ok
	}()
	select {
	case ok := <-found:
		return ok
	case <-time.After(soundPatience):
		return false
	}
}

// pulseAnswers reports whether a PulseAudio server accepts a client.
func pulseAnswers() bool {
	client, err := pulse.NewClient(pulse.ClientApplicationName("islas"))
	if err != nil {
		return false
	}
	client.Close()
	return true
}

// Constants of libasound.
const (
	alsaPlayback = 0
	alsaNonBlock = 1
)

// alsaOpens reports whether ALSA opens one of the devices that the engine will try. It also keeps libasound from reporting every device
// that it does not find on the terminal, now and when the engine tries again.
func alsaOpens() bool {
	var lib uintptr
	for _, name := range []string{"libasound.so.2", "libasound.so"} {
		if handle, err := purego.Dlopen(name, purego.RTLD_LAZY|purego.RTLD_GLOBAL); err == nil {
			lib = handle
			break
		}
	}
	if lib == 0 {
		return false
	}
	var pcmOpen func(pcm *uintptr, name string, stream, mode int32) int32
	var pcmClose func(pcm uintptr) int32
	var setErrorHandler func(handler uintptr) int32
	for name, f := range map[string]any{
		"snd_pcm_open": &pcmOpen, "snd_pcm_close": &pcmClose, "snd_lib_error_set_handler": &setErrorHandler,
	} {
		symbol, err := purego.Dlsym(lib, name)
		if err != nil {
			return false
		}
		purego.RegisterFunc(f, symbol)
	}
	setErrorHandler(purego.NewCallback(func(file uintptr, line int32, function uintptr, err int32, format uintptr) uintptr {
		return 0
	}))
	return slices.ContainsFunc(alsaNames(), func(name string) bool {
		var pcm uintptr
		if pcmOpen(&pcm, name, alsaPlayback, alsaNonBlock) < 0 {
			return false
		}
		pcmClose(pcm)
		return true
	})
}

// alsaNames returns the devices to try: the default, then all of the kernel.
func alsaNames() []string {
	names := []string{"default", "plug:default"}
	nodes, err := filepath.Glob("/dev/snd/pcmC*D*p")
	if err != nil {
		return names
	}
	shape := regexp.MustCompile(`pcmC(\d+)D(\d+)p$`)
	for _, node := range nodes {
		if m := shape.FindStringSubmatch(node); m != nil {
			names = append(names, "plughw:"+m[1]+","+m[2])
		}
	}
	return names
}
