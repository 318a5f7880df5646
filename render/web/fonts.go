package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/go-text/typesetting/font/opentype"

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

// unpackFont returns a font with the same tables, none of which is packed.
func unpackFont(font []byte) ([]byte, error) {
	packed, err := opentype.NewLoader(bytes.NewReader(font))
	if err != nil {
		return nil, err
	}
	var tables []opentype.Table
	for _, tag := range packed.Tables() {
		content, err := packed.RawTable(tag)
		if err != nil {
			return nil, err
		}
		tables = append(tables, opentype.Table{Content: content, Tag: tag})
	}
	return opentype.WriteTTF(tables), nil
}
