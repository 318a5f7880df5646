package main

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
)

// module is a module that the browser version is built with after some of its declarations have been replaced. Its files in the
// module cache stay as they are.
type module struct {
	path    string
	version string // that the edits were written for
	edits   []edit
}

// leanFolder is where the go command believes the replaced modules to lie, below the folder of the program. There is no such folder:
// an overlay shows it, so that what is built does not depend on where temporary files lie.
const leanFolder = "lean"

// overlay writes into a folder what the browser version is built from instead of the files that lie there, and returns the flags of
// go build for it (go help build, -overlay and -modfile).
func overlay(dir string) ([]string, error) {
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", program).Output()
	if err != nil {
		return nil, fmt.Errorf("go list -m: %w", err)
	}
	root, replace := strings.TrimSpace(string(out)), map[string]string{}
	if err := plainFonts(dir, root, replace); err != nil {
		return nil, fmt.Errorf("the fonts can't be unpacked: %w", err)
	}
	modfile, err := leaner(dir, root, lean, replace)
	if err != nil {
		return nil, fmt.Errorf("what the browser version does without can't be left out: %w", err)
	}
	if err := precompile(dir, root, lean[0], replace); err != nil {
		return nil, fmt.Errorf("the shaders can't be compiled beforehand: %w", err)
	}
	overlaid, err := writeOverlay(dir, replace)
	return []string{modfile, overlaid}, err
}

// writeOverlay writes an overlay into a folder and returns the flag of go build for it.
func writeOverlay(dir string, replace map[string]string) (string, error) {
	data, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	file := filepath.Join(dir, "overlay.json")
	return "-overlay=" + file, os.WriteFile(file, data, 0o644)
}

// folder is where the go command believes a module to lie, with slashes, below the folder of the program.
func (m module) folder() string {
	return leanFolder + "/" + path.Base(path.Dir(m.path)) + "-" + path.Base(m.path)
}

// leaner adds to an overlay the modules with their edits, which it writes into a folder, and returns the flag of go build that makes
// the go command take them (go help build, -modfile).
func leaner(dir, root string, modules []module, replace map[string]string) (string, error) {
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return "", err
	}
	for _, m := range modules {
		from, err := moduleFolder(root, m)
		if err != nil {
			return "", err
		}
		name := m.folder()
		if err := show(from, filepath.Join(root, filepath.FromSlash(name)), replace); err != nil {
			return "", err
		}
		if err := m.write(from, filepath.Join(root, filepath.FromSlash(name)), dir, replace); err != nil {
			return "", err
		}
		mod = fmt.Appendf(mod, "\nreplace %s => ./%s\n", m.path, name)
	}
	sum, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		return "", err
	}
	if err := os.WriteFile(filepath.Join(dir, "go.sum"), sum, 0o644); err != nil {
		return "", err
	}
	file := filepath.Join(dir, "go.mod")
	return "-modfile=" + file, os.WriteFile(file, mod, 0o644)
}

// moduleFolder returns where a module lies in the module cache.
func moduleFolder(root string, m module) (string, error) {
	list := exec.Command("go", "list", "-m", "-f", "{{.Version}} {{.Dir}}", m.path)
	list.Dir, list.Stderr = root, os.Stderr
	out, err := list.Output()
	if err != nil {
		return "", fmt.Errorf("go list -m %s: %w", m.path, err)
	}
	version, dir, _ := strings.Cut(strings.TrimSpace(string(out)), " ")
	if version != m.version {
		return "", fmt.Errorf("%s is used in version %s; what the browser version leaves out of it was written for %s: check the list in render/web and name the new version there",
			m.path, version, m.version)
	}
	return dir, nil
}

// show makes an overlay show the files below a folder below another.
func show(from, to string, replace map[string]string) error {
	return filepath.WalkDir(from, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, err := filepath.Rel(from, name)
		replace[filepath.Join(to, rel)] = name
		return err
	})
}

// write writes the edited files of a module that lies in a folder into another, and makes an overlay show them in a third.
func (m module) write(from, to, dir string, replace map[string]string) error {
	files := map[string][]byte{}
	for _, e := range m.edits {
		source, begun := files[e.file]
		if !begun {
			var err error
			if source, err = os.ReadFile(filepath.Join(from, filepath.FromSlash(e.file))); err != nil {
				return err
			}
		}
		if e.consts != "" {
			list, err := nameless(filepath.Join(from, filepath.FromSlash(e.consts)))
			if err != nil {
				return err
			}
			e.text = fmt.Sprintf(e.text, list)
		}
		edited, err := e.apply(source)
		if err != nil {
			return fmt.Errorf("%s, %s: %w", m.path, e.file, err)
		}
		files[e.file] = edited
	}
	for name, source := range files {
		file := filepath.Join(dir, strings.ReplaceAll(m.path+"/"+name, "/", "_"))
		notice := "// Changed for the browser version of " + program + ": some declarations are left out or replaced.\n\n"
		if err := os.WriteFile(file, append([]byte(notice), source...), 0o644); err != nil {
			return err
		}
		replace[filepath.Join(to, filepath.FromSlash(name))] = file
	}
	return nil
}
