package main

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"

	"github.com/andybalholm/brotli"
)

// packings returns the game's file packed with gzip and with brotli. What lies in the folder from an earlier time is taken if it is just
// that file, and packed with brotli has at most so many bytes unless that is not asked for: packing well takes minutes.
func packings(out string, wasm []byte, fast bool, most int) (gz, br []byte, err error) {
	gz, br = kept(filepath.Join(out, gzipName), wasm, ungzip), kept(filepath.Join(out, brotliName), wasm, unbrotli)
	if gz != nil && br != nil && (fast || len(br) <= most) {
		say("The packed files are up to date.")
		return gz, br, nil
	}
	if !fast {
		say("Packing the game as small as can be; this takes some minutes. (-fast packs in seconds, to twice the size.)")
	}
	if gz, err = packGzip(wasm, fast); err != nil {
		return nil, nil, err
	}
	br, err = packBrotli(wasm, fast)
	return gz, br, err
}

// kept returns what a file holds if that unpacks to the data, otherwise nil.
func kept(path string, data []byte, unpack func(io.Reader) (io.Reader, error)) []byte {
	packed, err := os.ReadFile(path)
	if err != nil {
		return nil
	}
	r, err := unpack(bytes.NewReader(packed))
	if err != nil {
		return nil
	}
	plain, err := io.ReadAll(io.LimitReader(r, int64(len(data))+1))
	if err != nil || !bytes.Equal(plain, data) {
		return nil
	}
	return packed
}

func ungzip(r io.Reader) (io.Reader, error)   { return gzip.NewReader(r) }
func unbrotli(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil }
