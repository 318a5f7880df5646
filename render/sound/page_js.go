package sound

import (
	"syscall/js"
	"time"
	"unsafe"
)

// page plays in a browser, by buffers that it gives to the browser whole: nothing of the program runs while they are heard, and the page
// can rest. The engine's own package would ask for samples twenty times a second, whether anything is heard or not.
type page struct {
	context js.Value   // an AudioContext
	volume  js.Value   // the node through which all goes
	passage *passage   // the surf while it is being made, nil before and afterwards
	surf    js.Value   // the AudioBuffer of it, undefined before it is begun
	waiting *pageVoice // plays the surf as soon as it is made, nil if none does
}

// Times in which a voice changes, in seconds.
const (
	pageFade = 0.03 // in which a volume goes most of the way to another
	pageStop = 0.2  // until a voice that fades is silent
)

// openPage makes the context in which the page plays.
func openPage() *page {
	class := js.Global().Get("AudioContext")
	if !class.Truthy() {
		class = js.Global().Get("webkitAudioContext")
	}
	// For playback the browser asks for sound half as often, and what is clicked is heard 60 milliseconds later, not 30.
	p := &page{context: class.New(map[string]any{"sampleRate": rate, "latencyHint": "playback"})}
	p.volume = p.context.Call("createGain")
	p.volume.Call("connect", p.context.Get("destination"))
	p.begin()
	return p
}

// begin lets the context run as soon as the browser allows it, which it does at the latest when a gesture ends. A phone stops it when there
// is a call, and then it takes another gesture.
func (p *page) begin() {
	document := js.Global().Get("document")
	resume := js.FuncOf(func(js.Value, []js.Value) any {
		if !p.ready() && !document.Get("hidden").Bool() {
			p.context.Call("resume")
		}
		return nil
	})
	for _, g := range []string{"touchend", "keyup", "mouseup"} {
		document.Call("addEventListener", g, resume)
	}
	// Any call of the program ends its rest, and so it looks whether the context is ready.
	p.context.Call("addEventListener", "statechange", js.FuncOf(func(js.Value, []js.Value) any { return nil }))
}

func (p *page) ready() bool { return p.context.Get("state").String() == "running" }

func (p *page) err() error { return nil }

// now is the time of the context in seconds.
func (p *page) now() float64 { return p.context.Get("currentTime").Float() }

func (p *page) play(s source, volume float64, _ time.Duration) (voice, error) {
	v := &pageVoice{page: p, gain: p.context.Call("createGain"), volume: volume}
	v.gain.Call("connect", p.volume)
	if s, endless := s.(*surf); endless {
		p.playSurf(v, s)
		return v, nil
	}
	v.gain.Get("gain").Set("value", volume)
	sides := record(s)
	if len(sides[0]) == 0 {
		return v, nil
	}
	b := p.buffer(len(sides[0]), rate)
	put(b, 0, sides)
	v.until = p.now() + b.Get("duration").Float()
	v.start(b)
	return v, nil
}

// playSurf lets a voice play the surf, now or when it is made.
func (p *page) playSurf(v *pageVoice, s *surf) {
	v.endless = true
	if p.surf.IsUndefined() {
		p.surf, p.passage = p.buffer(passageFrames, passageRate), newPassage(s)
	}
	if p.passage == nil {
		v.rise(p.surf)
	} else {
		p.waiting = v
	}
}

func (p *page) prepare() (more bool) {
	if p.waiting == nil {
		return false
	}
	p.passage.step(func(at int, sides [2][]float32) { put(p.surf, at, sides) })
	if !p.passage.done() {
		return true
	}
	p.passage = nil
	p.waiting.rise(p.surf)
	p.waiting = nil
	return false
}

// buffer makes an AudioBuffer for left and right.
func (p *page) buffer(frames, rate int) js.Value {
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

// pageVoice is a buffer that is being played, or will be.
type pageVoice struct {
	page    *page
	gain    js.Value
	node    js.Value // undefined until it plays
	volume  float64
	until   float64 // time of the context when it ends
	endless bool
	ended   bool
}

// start begins to play a buffer.
func (v *pageVoice) start(buffer js.Value) {
	v.node = v.page.context.Call("createBufferSource")
	v.node.Set("buffer", buffer)
	v.node.Set("loop", v.endless)
	v.node.Call("connect", v.gain)
	v.node.Call("start")
}

// rise begins to play the surf from silence.
func (v *pageVoice) rise(buffer js.Value) {
	gain := v.gain.Get("gain")
	gain.Call("setValueAtTime", 0, v.page.now())
	gain.Call("linearRampToValueAtTime", v.volume, v.page.now()+surfRise)
	v.start(buffer)
}

func (v *pageVoice) IsPlaying() bool { return !v.ended && (v.endless || v.page.now() < v.until) }

func (v *pageVoice) SetVolume(volume float64) {
	v.volume = volume
	if !v.node.IsUndefined() {
		v.fade(volume)
	}
}

// fade lets the volume go to another, without a click.
func (v *pageVoice) fade(volume float64) {
	gain := v.gain.Get("gain")
	gain.Call("cancelScheduledValues", 0)
	gain.Call("setTargetAtTime", volume, v.page.now(), pageFade)
}

func (v *pageVoice) Pause() {
	v.ended = true
	if v.page.waiting == v {
		v.page.waiting = nil
	}
	if !v.node.IsUndefined() {
		v.fade(0)
		v.node.Call("stop", v.page.now()+pageStop)
	}
}
