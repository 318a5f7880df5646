package main

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"islas/assets/packaging"
)

// linux makes the archives and the Debian packages for Linux.
func (r *release) linux() error {
	for _, t := range r.targets {
		if t.os != "linux" {
			continue
		}
		files, err := r.tree(t)
		if err != nil {
			return err
		}
		beside, err := r.beside("linux")
		if err != nil {
			return err
		}
		data, err := tarred(r.time, "islas-"+r.version, append(beside, files...))
		if err != nil {
			return err
		}
		if err := os.WriteFile(r.name(t.String()+".tar.gz"), data, 0o644); err != nil {
			return err
		}
		if err := r.deb(t, files); err != nil {
			return err
		}
	}
	return nil
}

// tree returns what is to lie below /usr, /usr/local or ~/.local: the program, and what a desktop, a software centre and man show of it.
func (r *release) tree(t target) ([]entry, error) {
	path, err := r.program(t)
	if err != nil {
		return nil, err
	}
	program, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	files := []entry{{name: "bin/islas", data: program, exec: true}}
	for name, template := range map[string]string{
		"share/applications/" + appID + ".desktop":  "islas.desktop",
		"share/metainfo/" + appID + ".metainfo.xml": "metainfo.xml",
		"share/man/man6/islas.6":                    "islas.6",
	} {
		data, err := r.filled(template)
		if err != nil {
			return nil, err
		}
		files = append(files, entry{name: name, data: data})
	}
	for _, size := range []int{16, 24, 32, 48, 64, 128, 256, 512} {
		data, err := icon(size, 0)
		if err != nil {
			return nil, err
		}
		n := strconv.Itoa(size)
		files = append(files, entry{name: "share/icons/hicolor/" + n + "x" + n + "/apps/" + appID + ".png", data: data})
	}
	return files, nil
}

// libraries are the Debian packages whose libraries the program loads while it runs; .ci/need knows them, too. Since 2024 that of the sound
// has another name where time has 64 bits.
func libraries() []string {
	return []string{
		"libx11-6", "libxrandr2", "libxi6", "libxcursor1", "libxinerama1", "libxrender1", "libxext6", "libgl1", "libegl1",
		"libasound2t64 | libasound2",
	}
}

// deb makes the Debian package of a tree.
func (r *release) deb(t target, files []entry) error {
	changes, err := r.filled("changelog")
	if err != nil {
		return err
	}
	rights, err := r.filled("copyright")
	if err != nil {
		return err
	}
	others, err := r.foreign()
	if err != nil {
		return err
	}
	const doc = "share/doc/islas/"
	files = append(files, entry{name: doc + "copyright", data: rights}, entry{name: doc + "changelog.gz", data: changes}, entry{name: doc + "THIRD-PARTY.txt.gz", data: others})
	type content struct {
		Source string         `json:"src"`
		Target string         `json:"dst"`
		Info   map[string]any `json:"file_info"`
	}
	var contents []content
	dir := filepath.Join(r.work, "deb-"+t.arch)
	for _, e := range sorted("", files) {
		if name := e.name; strings.HasPrefix(name, "share/man/") || strings.HasSuffix(name, ".gz") {
			if e.data, err = gzipped(e.data); err != nil {
				return err
			}
			e.name = strings.TrimSuffix(name, ".gz") + ".gz"
		}
		path := filepath.Join(dir, filepath.FromSlash(e.name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, e.data, 0o644); err != nil {
			return err
		}
		contents = append(contents, content{path, "/usr/" + e.name, map[string]any{"mode": e.mode(), "mtime": r.time}})
	}
	texts, err := packaging.Texts("en")
	if err != nil {
		return err
	}
	data, err := r.tool("deb", map[string]any{
		"name": "islas", "arch": t.arch, "platform": "linux", "version": r.version, "version_schema": "semver", "section": "games", "priority": "optional",
		"maintainer": maintainer, "description": texts["summary"] + "\n" + wrapped(texts["islas"]) + "\n\n" + wrapped(texts["puertorico"]) + "\n\n" + wrapped(texts["play"]), "license": "MIT", "mtime": r.time, "contents": contents,
		"depends": libraries(), "recommends": []string{"libgl1-mesa-dri", "xdg-desktop-portal"},
		"deb": map[string]any{"compression": "xz"},
	})
	if err != nil {
		return err
	}
	return os.WriteFile(r.name(t.String()+".deb"), data, 0o644)
}
