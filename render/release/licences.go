package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"islas/assets"
)

// module is a module of which something is in a program.
type module struct {
	path, version string
	dir           string          // its files
	packages      map[string]bool // the folders of what is in a program
}

// licences writes the licences of all that is in the programs into a file of its own.
func (r *release) licences() error {
	data, err := r.foreign()
	return r.write("third-party.txt", data, err)
}

// foreign returns the licences of Go, of the fonts, and of every module of which something is in a program, for any target.
func (r *release) foreign() ([]byte, error) {
	if r.others != nil {
		return r.others, nil
	}
	modules, err := r.linked()
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "Islas Canarias %s is made with what others have made. These are their licences.\n", r.version)
	goroot, err := output(r.root, r.host(), "go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	text, err := os.ReadFile(filepath.Join(goroot, "LICENSE"))
	if err != nil {
		return nil, err
	}
	licence(&b, "Go", text)
	fonts, err := fs.Glob(assets.Fonts, "fonts/*.txt")
	if err != nil {
		return nil, err
	}
	for _, name := range fonts {
		text, err := assets.Fonts.ReadFile(name)
		if err != nil {
			return nil, err
		}
		licence(&b, "Fonts, "+strings.TrimSuffix(strings.TrimPrefix(name, "fonts/OFL-"), ".txt"), text)
	}
	for _, m := range modules {
		if err := m.licences(&b); err != nil {
			return nil, err
		}
	}
	r.others = b.Bytes()
	return r.others, nil
}

// licence writes a licence below a heading.
func licence(b *bytes.Buffer, heading string, text []byte) {
	line := strings.Repeat("=", 72)
	fmt.Fprintf(b, "\n%s\n%s\n%s\n\n%s\n", line, heading, line, strings.TrimSpace(strings.ReplaceAll(string(text), "\r", "")))
}

// licences writes all licences of a module: those beside its go.mod and those in the folders of what is in a program, and above.
func (m *module) licences(b *bytes.Buffer) error {
	found := map[string]bool{}
	for folder := range m.packages {
		for dir := folder; ; dir = filepath.Dir(dir) {
			names, err := os.ReadDir(dir)
			if err != nil {
				return err
			}
			for _, n := range names {
				if !n.IsDir() && isLicence(n.Name()) {
					found[filepath.Join(dir, n.Name())] = true
				}
			}
			if dir == m.dir || len(dir) < len(m.dir) {
				break
			}
		}
	}
	if len(found) == 0 {
		return fmt.Errorf("%s has no licence", m.path)
	}
	for _, name := range slices.Sorted(maps.Keys(found)) {
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		heading := m.path + " " + m.version
		if at, err := filepath.Rel(m.dir, name); err == nil {
			heading += ", " + filepath.ToSlash(at)
		}
		licence(b, heading, text)
	}
	return nil
}

// isLicence reports whether a file is called as licences and what goes with them are.
func isLicence(name string) bool {
	name = strings.ToUpper(name)
	return slices.ContainsFunc([]string{"LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE", "PATENTS"}, func(begin string) bool {
		return strings.HasPrefix(name, begin)
	})
}

// linked returns the modules of which something is in a program, by their names.
func (r *release) linked() ([]*module, error) {
	all := map[string]*module{}
	for _, t := range append(natives(), target{"js", "wasm"}) {
		text, err := output(r.root, r.environment(t), "go", "list", "-deps", "-json=Dir,Module,Standard", ".")
		if err != nil {
			return nil, err
		}
		for d := json.NewDecoder(strings.NewReader(text)); ; {
			var p struct {
				Dir      string
				Standard bool
				Module   *struct {
					Path, Version, Dir string
					Main               bool
				}
			}
			if err := d.Decode(&p); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				return nil, err
			}
			if p.Standard || p.Module == nil || p.Module.Main {
				continue
			}
			m := all[p.Module.Path]
			if m == nil {
				m = &module{path: p.Module.Path, version: p.Module.Version, dir: p.Module.Dir, packages: map[string]bool{p.Module.Dir: true}}
				all[m.path] = m
			}
			m.packages[p.Dir] = true
		}
	}
	return slices.SortedFunc(maps.Values(all), func(a, b *module) int { return strings.Compare(a.path, b.path) }), nil
}
