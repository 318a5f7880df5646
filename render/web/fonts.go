package main

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"islas/assets"
)

// overlay writes all fonts without their packing into a folder, and a file that makes the go command build with these in place
// of the packed ones (go help build, -overlay), whose path it returns: what is packed twice travels larger.
func overlay(dir string) (string, error) {
	root, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", program).Output()
	if err != nil {
		return "", fmt.Errorf("go list -m: %w", err)
	}
	replace := map[string]string{}
	err = fs.WalkDir(assets.Fonts, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, ".woff") {
			return err
		}
		font, err := fs.ReadFile(assets.Fonts, name)
		if err != nil {
			return err
		}
		if font, err = unpackFont(font); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		to := filepath.Join(dir, d.Name())
		replace[filepath.Join(strings.TrimSpace(string(root)), "assets", filepath.FromSlash(name))] = to
		return os.WriteFile(to, font, 0o644)
	})
	if err != nil {
		return "", err
	}
	data, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	path := filepath.Join(dir, "overlay.json")
	return path, os.WriteFile(path, data, 0o644)
}

// Sizes in a WOFF file, version 1: its header, and an entry of the directory that follows.
const (
	woffHeader = 44
	woffEntry  = 20
)

// errFont is why a font cannot be unpacked.
var errFont = errors.New("this is no font in the form WOFF")

// unpackFont returns a WOFF file with the same tables, none of which is packed.
func unpackFont(font []byte) ([]byte, error) {
	be := binary.BigEndian
	if len(font) < woffHeader || string(font[:4]) != "wOFF" {
		return nil, errFont
	}
	tables := int(be.Uint16(font[12:]))
	if len(font) < woffHeader+tables*woffEntry {
		return nil, errFont
	}
	out := bytes.Clone(font[:woffHeader+tables*woffEntry])
	for i := range tables {
		entry := out[woffHeader+i*woffEntry:][:woffEntry]
		table, err := unpackTable(font, be.Uint32(entry[4:]), be.Uint32(entry[8:]), be.Uint32(entry[12:]))
		if err != nil {
			return nil, err
		}
		be.PutUint32(entry[4:], uint32(len(out)))
		be.PutUint32(entry[8:], uint32(len(table)))
		out = append(out, table...)
		out = append(out, make([]byte, -len(out)&3)...) // tables begin at multiples of 4
	}
	be.PutUint32(out[8:], uint32(len(out)))
	clear(out[24:woffHeader]) // there is no metadata and no private data any more
	return out, nil
}

// unpackTable returns a table of a font that lies at an offset with a length there and another when it is not packed.
func unpackTable(font []byte, offset, packed, length uint32) ([]byte, error) {
	end := uint64(offset) + uint64(packed)
	if packed > length || end > uint64(len(font)) {
		return nil, errFont
	}
	table := font[offset:end]
	if packed == length {
		return table, nil
	}
	r, err := zlib.NewReader(bytes.NewReader(table))
	if err != nil {
		return nil, err
	}
	defer r.Close()
	unpacked, err := io.ReadAll(io.LimitReader(r, int64(length)+1))
	if err == nil && len(unpacked) != int(length) {
		err = errFont
	}
	return unpacked, err
}
