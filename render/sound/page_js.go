package sound

import (
	"errors"
	"slices"
	"syscall/js"
	"time"
	"unsafe"
)

// page plays in a browser, by buffers that it gives to the browser whole, and by media elements: nothing of the program runs while they are
// heard, and the page can rest. The engine's own package would ask for samples twenty times a second, whether anything is heard or not.
type page struct {
	context js.Value            // an AudioContext
	volume  js.Value            // the node through which all goes
	passage *passage            // the surf while it is being made, nil before and afterwards
	surf    js.Value            // the AudioBuffer of it, undefined before it is begun
	waiting *pageVoice          // plays the surf as soon as it is made, nil if none does
	files   map[string]*fetched // by their addresses
	music   []*pageVoice        // pieces that have not ended
}

// openPage makes the context in which the page plays.
func openPage() *page {
	class := js.Global().Get("AudioContext")
	if !class.Truthy() {
		class = js.Global().Get("webkitAudioContext")
	}
	// For playback the browser asks for sound half as often, and what is clicked is heard 60 milliseconds later, not 30.
	p := &page{context: class.New(map[string]any{"sampleRate": rate, "latencyHint": "playback"}), files: map[string]*fetched{}}
	p.volume = p.context.Call("createGain")
	p.volume.Call("connect", p.context.Get("destination"))
	p.begin()
	return p
}

// begin lets the context run as soon as the browser allows it, which it does at the latest when a gesture ends. A phone stops it when there
// is a call, and then it takes another gesture. Music stands still while nobody sees the page.
func (p *page) begin() {
	document := js.Global().Get("document")
	resume := js.FuncOf(func(js.Value, []js.Value) any {
		if !p.ready() && !p.hidden() {
			p.context.Call("resume")
		}
		p.tend()
		return nil
	})
	for _, g := range []string{"touchend", "keyup", "mouseup", "visibilitychange"} {
		document.Call("addEventListener", g, resume)
	}
	// Any call of the program ends its rest, and so it looks whether the context is ready.
	p.context.Call("addEventListener", "statechange", js.FuncOf(func(js.Value, []js.Value) any { return nil }))
}

func (p *page) ready() bool { return p.context.Get("state").String() == "running" }

func (p *page) err() error { return nil }

func (p *page) hidden() bool { return js.Global().Get("document").Get("hidden").Bool() }

// now is the time of the context in seconds.
func (p *page) now() float64 { return p.context.Get("currentTime").Float() }

// voice returns a voice at a volume that plays nothing yet.
func (p *page) voice(volume float64) *pageVoice {
	v := &pageVoice{page: p, gain: p.context.Call("createGain"), volume: volume}
	v.gain.Call("connect", p.volume)
	v.gain.Get("gain").Set("value", volume)
	return v
}

func (p *page) play(s source, volume float64, _ time.Duration) (voice, error) {
	v := p.voice(volume)
	if s, endless := s.(*surf); endless {
		p.playSurf(v, s)
		return v, nil
	}
	sides := record(s)
	if len(sides[0]) == 0 {
		return v, nil
	}
	b := p.buffer(len(sides[0]))
	put(b, 0, sides)
	v.until = p.now() + b.Get("duration").Float()
	v.start(b)
	return v, nil
}

// playSurf lets a voice play the surf, now or when it is made.
func (p *page) playSurf(v *pageVoice, s *surf) {
	v.endless = true
	if p.surf.IsUndefined() {
		p.surf, p.passage = p.buffer(passageFrames), newPassage(s)
	}
	if p.passage == nil {
		v.start(p.surf)
	} else {
		p.waiting = v
	}
}

func (p *page) prepare() (more bool) {
	p.tend()
	if p.waiting == nil {
		return false
	}
	p.passage.step(func(at int, sides [2][]float32) { put(p.surf, at, sides) })
	if !p.passage.done() {
		return true
	}
	p.passage = nil
	p.waiting.start(p.surf)
	p.waiting = nil
	return false
}

// buffer makes an AudioBuffer for left and right.
func (p *page) buffer(frames int) js.Value {
	return p.context.Call("createBuffer", 2, frames, rate)
}

// put copies left and right to a place in an AudioBuffer.
func put(buffer js.Value, at int, sides [2][]float32) {
	for side, samples := range sides {
		// Memory of WebAssembly and arrays of the browser have the same order of bytes.
		raw := unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(samples))), 4*len(samples))
		bytes := js.Global().Get("Uint8Array").New(len(raw))
		js.CopyBytesToJS(bytes, raw)
		buffer.Call("copyToChannel", js.Global().Get("Float32Array").New(bytes.Get("buffer")), side, at)
	}
}

// record is all of a source that ends.
func record(s source) (sides [2][]float32) {
	var frames [blockFrames]frame
	for n := blockFrames; n == blockFrames; {
		n = s.fill(frames[:])
		for _, f := range frames[:n] {
			for side := range sides {
				sides[side] = append(sides[side], f[side])
			}
		}
	}
	return sides
}

// fetched is a file that the page has fetched, or fetches.
type fetched struct {
	content js.Value // undefined while it is on its way
	failed  bool     // there is none now
}

// errNoFile is the error for a file that is missing, can't be reached, or can't be played by this browser.
var errNoFile = errors.New("this can't be played here")

// file returns what a file beside the page holds, by a method of a response; undefined while it is still being fetched. After an error
// the next call tries again.
func (p *page) file(from, method string) (content js.Value, err error) {
	f := p.files[from]
	if f == nil {
		f = &fetched{}
		f.fetch(from, method)
		p.files[from] = f
	}
	if f.failed {
		delete(p.files, from)
		return js.Undefined(), errNoFile
	}
	return f.content, nil
}

// fetch begins to fetch a file.
func (f *fetched) fetch(from, method string) {
	var response, arrived, failed js.Func
	done := func() { response.Release(); arrived.Release(); failed.Release() }
	response = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].Get("status").Int() != 200 {
			return js.Global().Get("Promise").Call("reject")
		}
		return args[0].Call(method)
	})
	arrived = js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer done()
		f.content = args[0]
		return nil
	})
	failed = js.FuncOf(func(js.Value, []js.Value) any {
		defer done()
		f.failed = true
		return nil
	})
	js.Global().Call("fetch", from).Call("then", response).Call("then", arrived, failed)
}

func (p *page) effects() (ogg []byte, err error) {
	content, err := p.file("music/effects.ogg", "arrayBuffer")
	if content.IsUndefined() {
		return nil, err
	}
	bytes := js.Global().Get("Uint8Array").New(content)
	ogg = make([]byte, bytes.Length())
	js.CopyBytesToGo(ogg, bytes)
	return ogg, nil
}

func (p *page) piece(game, name string) (start func(float64) (voice, error), err error) {
	if js.Global().Get("Audio").New().Call("canPlayType", `audio/ogg; codecs="vorbis"`).String() == "" {
		return nil, errNoFile
	}
	from := "music/" + game + "/" + name + ".ogg"
	if content, err := p.file(from, "blob"); content.IsUndefined() {
		return nil, err
	}
	return func(volume float64) (voice, error) {
		v := p.voice(volume)
		v.element = js.Global().Get("Audio").New(from) // which the browser has by now
		p.context.Call("createMediaElementSource", v.element).Call("connect", v.gain)
		p.music = append(p.music, v)
		v.tend()
		return v, nil
	}, nil
}

// tend lets pieces of music go on that should be heard, and the others stand still.
func (p *page) tend() {
	for _, v := range p.music {
		v.tend()
	}
	p.music = slices.DeleteFunc(p.music, func(v *pageVoice) bool {
		if v.playing() {
			return false
		}
		v.element.Call("pause")
		return true
	})
}

// pageVoice is a buffer that is being played, or will be, or a piece of music.
type pageVoice struct {
	page    *page
	gain    js.Value
	node    js.Value // of a buffer, undefined until it plays
	element js.Value // of a piece, otherwise undefined
	volume  float64  // to which it goes
	faded   float64  // time of the context when it is there
	until   float64  // time of the context when the buffer ends
	endless bool
	stops   bool // it ends when it has faded
}

// start begins to play a buffer.
func (v *pageVoice) start(buffer js.Value) {
	v.node = v.page.context.Call("createBufferSource")
	v.node.Set("buffer", buffer)
	v.node.Set("loop", v.endless)
	v.node.Call("connect", v.gain)
	v.node.Call("start")
}

func (v *pageVoice) playing() bool {
	switch now := v.page.now(); {
	case v.stops && now >= v.faded:
		return false
	case !v.element.IsUndefined():
		return !v.element.Get("ended").Bool() && !v.element.Get("error").Truthy()
	default:
		return v.endless || now < v.until
	}
}

// tend lets a piece go on, or stand still where nobody hears it. A browser may forbid it to go on until there is another gesture.
func (v *pageVoice) tend() {
	rests := v.page.hidden() || v.volume == 0 && v.page.now() >= v.faded
	switch paused := v.element.Get("paused").Bool(); {
	case rests && !paused:
		v.element.Call("pause")
	case !rests && paused && !v.element.Get("ended").Bool():
		v.element.Call("play").Call("catch", js.Global().Get("Boolean")) // which does nothing
	}
}

func (v *pageVoice) fade(volume float64, in time.Duration) {
	now, gain := v.page.now(), v.gain.Get("gain")
	v.volume, v.faded = volume, now+in.Seconds()
	gain.Call("cancelScheduledValues", 0)
	gain.Call("setValueAtTime", gain.Get("value"), now)
	gain.Call("linearRampToValueAtTime", volume, v.faded)
}

func (v *pageVoice) stop(in time.Duration) {
	v.fade(0, in)
	v.stops = true
	if v.page.waiting == v {
		v.page.waiting = nil
	}
	if !v.node.IsUndefined() {
		v.node.Call("stop", v.faded)
	}
}
