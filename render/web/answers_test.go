package main

import (
	"net/http"
	"strings"
	"sync"
)

// answers notes the forms of the game's file that a server hands out, in order: the name of each, and how it says that it is packed.
type answers struct {
	mu  sync.Mutex
	all []string
}

// noted is the answer to a request, which is noted.
type noted struct {
	http.ResponseWriter
	name string
	in   *answers
}

// WriteHeader implements http.ResponseWriter.
func (n noted) WriteHeader(code int) {
	if strings.HasPrefix(n.name, wasmName) {
		n.in.mu.Lock()
		n.in.all = append(n.in.all, strings.TrimSpace(n.name+" "+n.Header().Get("Content-Encoding")))
		n.in.mu.Unlock()
	}
	n.ResponseWriter.WriteHeader(code)
}

// Flush implements http.Flusher.
func (n noted) Flush() { _ = http.NewResponseController(n.ResponseWriter).Flush() }

// taken returns what was handed out since it was asked for last.
func (a *answers) taken() string {
	a.mu.Lock()
	defer a.mu.Unlock()
	all := strings.Join(a.all, ", ")
	a.all = nil
	return all
}
