//go:build !js

package ui

// pagePastes reports whether there is a page that pastes by itself.
const pagePastes = false

func (*taps) listen() {}

func (*pageClips) listen() {}
