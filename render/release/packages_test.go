package main

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"islas/render/testkit/must"
)

func checkSums(t *testing.T, r *release) {
	data, err := os.ReadFile(filepath.Join(r.out, "SHA256SUMS"))
	must.OK(t, err)
	for _, end := range []string{
		"linux-amd64.tar.gz", "linux-arm64.tar.gz", "linux-amd64.deb", "linux-arm64.deb", "windows-amd64.zip", "windows-arm64.zip",
		"macos-universal.zip", "web.zip", "third-party.txt", "sbom-linux.cdx.json", "sbom-windows.cdx.json", "sbom-darwin.cdx.json",
	} {
		name := "islas-" + r.version + "-" + end
		sum, err := sumOf(filepath.Join(r.out, name))
		if err != nil {
			t.Error(err)
		} else if !strings.Contains(string(data), sum+"  "+name+"\n") {
			t.Errorf("there is no sum of %s", name)
		}
	}
}

func checkWeb(t *testing.T, r *release) {
	files := unzipped(t, r, r.name("web.zip"))
	for name, text := range page {
		if string(files[name].data) != text {
			t.Errorf("%s is not where it was", name)
		}
	}
	if len(files["THIRD-PARTY.txt"].data) == 0 {
		t.Error("there are no licences")
	}
}

func checkFlatpak(t *testing.T, r *release) {
	data, err := os.ReadFile(filepath.Join(r.out, appID+".yml"))
	must.OK(t, err)
	for arch, end := range map[string]string{"x86_64": "linux-amd64.tar.gz", "aarch64": "linux-arm64.tar.gz"} {
		path := r.name(end)
		sum, err := sumOf(path)
		must.OK(t, err)
		source := "only-arches: [" + arch + "]\n        path: " + filepath.Base(path) + "\n        sha256: " + sum
		if !strings.Contains(string(data), source) {
			t.Errorf("there is no source %q", source)
		}
	}
	if !strings.Contains(string(data), "\nid: "+appID+"\n") {
		t.Error("it is called otherwise than the desktop file")
	}
	if !strings.Contains(string(data), "\n  - --device=all") {
		t.Error("game pads, which the metainfo promises, are kept from it")
	}
}

// checkLicences checks that each module of which something is in a program is named with its licence, in every package.
func checkLicences(t *testing.T, r *release) {
	modules, err := r.linked()
	must.OK(t, err)
	data, err := os.ReadFile(r.name("third-party.txt"))
	must.OK(t, err)
	text := string(data)
	seen := 0
	for _, m := range modules {
		seen += strings.Count(m.path, "hajimehoshi/ebiten") + strings.Count(m.path, "godbus/dbus")
		if !strings.Contains(text, "\n"+m.path+" "+m.version+", LICENSE") {
			t.Errorf("there is no licence of %s %s", m.path, m.version)
		}
		for _, tool := range []string{"chromedp", "brotli", "nfpm", "rogpeppe"} {
			if strings.Contains(m.path, tool) {
				t.Errorf("%s is in no program", m.path)
			}
		}
	}
	if seen != 2 {
		t.Errorf("the engine and what only Linux needs are not both among %d modules", len(modules))
	}
	for _, words := range []string{
		"\nGo\n", "Redistribution and use in source and binary forms", "Apache License", "SIL OPEN FONT LICENSE Version 1.1", "Fonts, alegreya-sc\n",
	} {
		if !strings.Contains(text, words) {
			t.Errorf("%q is not in it", words)
		}
	}
}

// packed is a file in a package.
type packed struct {
	data []byte
	mode fs.FileMode
}

// unzipped returns what a ZIP archive has in it. All of it must have the time of the commit.
func unzipped(t *testing.T, r *release, path string) map[string]packed {
	t.Helper()
	z, err := zip.OpenReader(path)
	must.OK(t, err)
	defer z.Close()
	all := map[string]packed{}
	for _, f := range z.File {
		file, err := f.Open()
		must.OK(t, err)
		data, err := io.ReadAll(file)
		if err != nil {
			t.Fatalf("%s: %v", f.Name, err)
		}
		if !f.Modified.Equal(r.time) {
			t.Errorf("%s has the time %v", f.Name, f.Modified)
		}
		all[f.Name] = packed{data, f.Mode()}
	}
	return all
}

// untarred returns what a tar archive that is packed with gzip has in it, as unzipped does.
func untarred(t *testing.T, r *release, path string) map[string]packed {
	t.Helper()
	file, err := os.Open(path)
	must.OK(t, err)
	defer file.Close()
	unpacker, err := gzip.NewReader(file)
	must.OK(t, err)
	if !unpacker.ModTime.IsZero() && !unpacker.ModTime.Equal(time.Unix(0, 0)) {
		t.Errorf("it was packed at %v", unpacker.ModTime)
	}
	all := map[string]packed{}
	for archive := tar.NewReader(unpacker); ; {
		h, err := archive.Next()
		if errors.Is(err, io.EOF) {
			return all
		}
		must.OK(t, err)
		data, err := io.ReadAll(archive)
		must.OK(t, err)
		if !h.ModTime.Equal(r.time) || h.Uid != 0 || h.Uname != "" {
			t.Errorf("%s: time %v, owner %d %q", h.Name, h.ModTime, h.Uid, h.Uname)
		}
		all[h.Name] = packed{data, h.FileInfo().Mode()}
	}
}
