package main

import (
	"bytes"
	"debug/elf"
	"encoding/xml"
	"fmt"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"islas/game/catalogue"
	"islas/locales"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

func checkLinux(t *testing.T, r *release) {
	for arch, machine := range map[string]elf.Machine{"amd64": elf.EM_X86_64, "arm64": elf.EM_AARCH64} {
		files := untarred(t, r, r.name("linux-"+arch+".tar.gz"))
		below := func(name string) packed {
			f, ok := files["islas-"+r.version+"/"+name]
			if !ok {
				t.Errorf("%s: there is no %s", arch, name)
			}
			return f
		}
		program := below("bin/islas")
		file, err := elf.NewFile(bytes.NewReader(program.data))
		must.OK(t, err)
		if libraries, _ := file.ImportedLibraries(); file.Machine != machine || len(libraries) > 0 || program.mode.Perm() != 0o755 {
			t.Errorf("%s: the program is for %v, needs %v and has the mode %v", arch, file.Machine, libraries, program.mode)
		}
		desktop := below("share/applications/" + appID + ".desktop").data
		if err := desktopFile(string(desktop)); err != nil {
			t.Errorf("%s: the desktop file: %v", arch, err)
		}
		checkedBy(t, desktop, appID+".desktop", "desktop-file-validate", "--no-hints")
		checkMetainfo(t, below("share/metainfo/"+appID+".metainfo.xml").data)
		for _, size := range []int{16, 24, 32, 48, 64, 128, 256, 512} {
			picture, err := png.Decode(bytes.NewReader(below(fmt.Sprintf("share/icons/hicolor/%dx%d/apps/%s.png", size, size, appID)).data))
			if err != nil || picture.Bounds().Dx() != size || picture.Bounds().Dy() != size {
				t.Errorf("%s: the icon of %d pixels: %v", arch, size, err)
			}
		}
		for name, words := range map[string]string{"README.txt": "~/.local", "LICENSE.txt": "MIT License", "THIRD-PARTY.txt": "Apache License"} {
			if !strings.Contains(string(below(name).data), words) {
				t.Errorf("%s: in %s nothing is said of %q", arch, name, words)
			}
		}
		below("share/man/man6/islas.6")
		t.Run(arch+".deb", func(t *testing.T) {
			need.Command(t, "dpkg-deb")
			checkDeb(t, r, arch, program.data)
		})
	}
}

// desktopFile checks a desktop file by the Desktop Entry Specification, as far as a program to be started has to do with it.
func desktopFile(text string) error {
	first, rest, _ := strings.Cut(text, "\n")
	if first != "[Desktop Entry]" {
		return fmt.Errorf("it begins with %q", first)
	}
	line := regexp.MustCompile(`^([A-Za-z0-9-]+)(\[([a-z]{2,3}(_[A-Z]{2})?)\])?=(\S.*)$`)
	known := []string{
		"Type", "Version", "Name", "GenericName", "Comment", "Keywords", "Exec", "TryExec", "Icon", "Terminal", "Categories", "StartupNotify", "StartupWMClass",
	}
	local := []string{"Name", "GenericName", "Comment", "Keywords"}
	lists := []string{"Keywords", "Categories"}
	values := map[string]string{}
	for l := range strings.Lines(rest) {
		m := line.FindStringSubmatch(strings.TrimSuffix(l, "\n"))
		if m == nil {
			return fmt.Errorf("%q is no line of it", l)
		}
		key, lang, value := m[1], m[3], m[5]
		_, twice := values[key+lang]
		if twice || !slices.Contains(known, key) || lang != "" && (!slices.Contains(local, key) || values[key] == "") {
			return fmt.Errorf("%s must not stand here", m[1]+m[2])
		}
		if slices.Contains(lists, key) && (!strings.HasSuffix(value, ";") || strings.Contains(value, ";;")) {
			return fmt.Errorf("%s is no list: %q", m[1]+m[2], value)
		}
		if strings.ContainsAny(value, "\t\\") {
			return fmt.Errorf("%s has letters that mean something else: %q", m[1]+m[2], value)
		}
		values[key+lang] = value
	}
	for key, want := range map[string]string{
		"Type": "Application", "Version": "1.4", "Name": "Islas Canarias", "Exec": "islas", "Icon": appID, "Terminal": "false",
		"Categories": "Game;BoardGame;",
	} {
		if values[key] != want {
			return fmt.Errorf("%s is %q, want %q", key, values[key], want)
		}
	}
	for _, lang := range locales.Languages() {
		for _, key := range local[1:] {
			if lang != "en" && (values[key+lang] == "" || values[key+lang] == values[key]) {
				return fmt.Errorf("%s is not said in %s", key, lang)
			}
		}
	}
	return nil
}

// checkedBy runs a tool of the desktops on a file, where it is there, and says what the tool finds wrong.
func checkedBy(t *testing.T, data []byte, name, tool string, args ...string) {
	t.Helper()
	path, err := exec.LookPath(tool)
	if err != nil {
		return
	}
	file := filepath.Join(t.TempDir(), name)
	must.OK(t, os.WriteFile(file, data, 0o600))
	if out, err := exec.Command(path, append(args, file)...).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// checkMetainfo checks what a software centre reads, by its own tool where that is there.
func checkMetainfo(t *testing.T, data []byte) {
	t.Helper()
	var c struct {
		Type       string   `xml:"type,attr"`
		ID         string   `xml:"id"`
		Licence    string   `xml:"metadata_license"`
		Project    string   `xml:"project_license"`
		Summary    []string `xml:"summary"`
		Text       []string `xml:"description>p"`
		Launchable string   `xml:"launchable"`
		Rating     struct {
			Type string `xml:"type,attr"`
		} `xml:"content_rating"`
		Releases []struct {
			Version string `xml:"version,attr"`
			Date    string `xml:"date,attr"`
		} `xml:"releases>release"`
	}
	must.OK(t, xml.Unmarshal(data, &c))
	langs := len(locales.Languages())
	if c.Type != "desktop-application" || c.ID != appID || c.Launchable != appID+".desktop" || c.Licence == "" || c.Project == "" ||
		len(c.Summary) != langs || len(c.Text) != (len(catalogue.Games())+2)*langs || c.Rating.Type == "" || len(c.Releases) != 1 || c.Releases[0].Version == "" || c.Releases[0].Date == "" {
		t.Errorf("the metainfo lacks something: %+v", c)
	}
	checkedBy(t, data, appID+".metainfo.xml", "appstreamcli", "validate", "--no-net")
}

// checkDeb checks a Debian package by Debian's own tool.
func checkDeb(t *testing.T, r *release, arch string, program []byte) {
	t.Helper()
	path := r.name("linux-" + arch + ".deb")
	text, err := output("", nil, "dpkg-deb", "-f", path)
	must.OK(t, err)
	for _, line := range []string{"Package: islas", "Architecture: " + arch, "Section: games", "Maintainer: " + maintainer} {
		if !strings.Contains(text, line+"\n") {
			t.Errorf("%s: %q is missing in\n%s", arch, line, text)
		}
	}
	script, err := os.ReadFile(filepath.Join(r.root, ".ci", "need"))
	must.OK(t, err)
	for _, m := range regexp.MustCompile(`(?m)^library \S+ (\S+)$`).FindAllStringSubmatch(string(script), -1) {
		if !regexp.MustCompile(`Depends: .*\b` + m[1] + `\b`).MatchString(text) {
			t.Errorf("%s: the program loads the library of %s, the package does not ask for it", arch, m[1])
		}
	}
	dir := t.TempDir()
	if _, err := output("", nil, "dpkg-deb", "-x", path, dir); err != nil {
		t.Fatal(err)
	}
	installed, err := os.ReadFile(filepath.Join(dir, "usr", "bin", "islas"))
	if err != nil || !bytes.Equal(installed, program) {
		t.Errorf("%s: the program is not that of the archive: %v", arch, err)
	}
	for _, name := range []string{
		"applications/" + appID + ".desktop", "metainfo/" + appID + ".metainfo.xml", "man/man6/islas.6.gz", "icons/hicolor/256x256/apps/" + appID + ".png",
		"doc/islas/copyright", "doc/islas/changelog.gz", "doc/islas/THIRD-PARTY.txt.gz",
	} {
		info, err := os.Stat(filepath.Join(dir, "usr", "share", name))
		if err != nil || info.Mode().Perm() != 0o644 || !info.ModTime().Equal(r.time) {
			t.Errorf("%s: %s: %v", arch, name, err)
		}
	}
}
