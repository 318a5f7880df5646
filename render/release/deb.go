package main

import (
	"os"
	"path/filepath"
	"strings"

	"islas/assets/packaging"
	"islas/game/catalogue"
)

// libraries are the Debian packages whose libraries the program loads while it runs; .ci/need knows them, too. Since 2024 that of the sound
// has another name where time has 64 bits.
func libraries() []string {
	return []string{
		"libx11-6", "libxrandr2", "libxi6", "libxcursor1", "libxinerama1", "libxrender1", "libxext6", "libgl1", "libegl1",
		"libasound2t64 | libasound2",
	}
}

// content is a file of a Debian package as nFPM is told of it.
type content struct {
	Source string         `json:"src"`
	Target string         `json:"dst"`
	Info   map[string]any `json:"file_info"`
}

// deb makes the Debian package of a tree.
func (r *release) deb(t target, files []entry) error {
	papers, err := r.papers()
	if err != nil {
		return err
	}
	contents, err := r.laidOut(filepath.Join(r.work, "deb-"+t.arch), append(files, papers...))
	if err != nil {
		return err
	}
	texts, err := packaging.Texts("en")
	if err != nil {
		return err
	}
	var description []string
	for _, of := range append(catalogue.Games().IDs(), "play") {
		description = append(description, wrapped(texts[of]))
	}
	description[0] = texts["summary"] + "\n" + description[0]
	data, err := r.tool("deb", map[string]any{
		"name": "islas", "arch": t.arch, "platform": "linux", "version": r.version, "version_schema": "semver", "mtime": r.time,
		"section": "games", "priority": "optional", "maintainer": maintainer, "license": "MIT",
		"description": strings.Join(description, "\n\n"), "contents": contents,
		"depends": libraries(), "recommends": []string{"libgl1-mesa-dri", "xdg-desktop-portal"},
		"deb": map[string]any{"compression": "xz"},
	})
	return r.write(t.String()+".deb", data, err)
}

// papers returns what Debian wants in every package: who has which rights, and what has changed.
func (r *release) papers() ([]entry, error) {
	changes, err := r.filled("changelog")
	if err != nil {
		return nil, err
	}
	rights, err := r.filled("copyright")
	if err != nil {
		return nil, err
	}
	others, err := r.foreign()
	if err != nil {
		return nil, err
	}
	const folder = "share/doc/islas/"
	return []entry{
		{name: folder + "copyright", data: rights}, {name: folder + "changelog.gz", data: changes}, {name: folder + "THIRD-PARTY.txt.gz", data: others},
	}, nil
}

// laidOut writes files into a folder, packed where Debian wants them so, and says where each belongs.
func (r *release) laidOut(dir string, files []entry) ([]content, error) {
	var contents []content
	for _, e := range sorted("", files) {
		if strings.HasPrefix(e.name, "share/man/") {
			e.name += ".gz"
		}
		if strings.HasSuffix(e.name, ".gz") {
			var err error
			if e.data, err = gzipped(e.data); err != nil {
				return nil, err
			}
		}
		path := filepath.Join(dir, filepath.FromSlash(e.name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return nil, err
		}
		if err := os.WriteFile(path, e.data, 0o644); err != nil {
			return nil, err
		}
		contents = append(contents, content{path, "/usr/" + e.name, map[string]any{"mode": e.mode(), "mtime": r.time}})
	}
	return contents, nil
}
