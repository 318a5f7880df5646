package main

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"islas/assets"
)

// plainFonts writes all fonts without their packing into a folder, and makes an overlay show them in place of the packed ones:
// what is packed twice travels larger.
func plainFonts(dir, root string, replace map[string]string) error {
	return fs.WalkDir(assets.Fonts, ".", func(name string, d fs.DirEntry, err error) error {
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
		replace[filepath.Join(root, "assets", filepath.FromSlash(name))] = to
		return os.WriteFile(to, font, 0o644)
	})
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
