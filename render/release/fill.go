package main

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"
	"text/template"
	"time"

	"islas/assets"
	"islas/assets/packaging"
	"islas/game/catalogue"
	"islas/locales"
)

const (
	// appID is the program's name among all programs of a system. Its first part stands for "no domain": whoever publishes the program
	// under one puts it here.
	appID = "local.islas.Islas"

	// maintainer is who answers for the Debian packages.
	maintainer = "the Islas Canarias authors <islas@localhost>"
)

// spoken is the texts of a language.
type spoken struct {
	Lang  string
	Texts map[string]string
}

// filling is what templates are filled in with.
type filling struct {
	ID, Version, Numbers                             string
	Stable                                           bool // not a trial, nor between two versions
	Date                                             time.Time
	Authors, Holder, Copyright, Maintainer, MIT, OFL string
	Languages, Paragraphs, ReadMe                    []string
	En                                               map[string]string
	All, Others                                      []spoken // all languages of the program, and those without English
	Sealed                                           []sealed
	Archives                                         []archive
}

// holder returns who holds the rights, as the licence says: behind the word Copyright.
func (r *release) holder() string { return strings.TrimPrefix(r.copyright(), "Copyright ") }

// copyright returns the line of the licence that says who holds the rights.
func (r *release) copyright() string {
	data, _ := os.ReadFile(filepath.Join(r.root, "LICENSE")) // whoever fills in a template is told if it is missing
	for line := range strings.Lines(string(data)) {
		if strings.HasPrefix(line, "Copyright ") {
			return strings.TrimSpace(line)
		}
	}
	return ""
}

// fillings returns what templates are filled in with for this release.
func (r *release) fillings() (*filling, error) {
	mit, err := os.ReadFile(filepath.Join(r.root, "LICENSE"))
	if err != nil {
		return nil, err
	}
	ofl, err := assets.Fonts.ReadFile("fonts/OFL-alegreya.txt")
	if err != nil {
		return nil, err
	}
	_, authors, _ := strings.Cut(r.holder(), " ") // behind the year
	f := &filling{
		ID: appID, Version: r.version, Numbers: r.numbers, Stable: r.version == r.numbers, Date: r.time,
		Authors: authors, Holder: r.holder(), Copyright: r.copyright(), Maintainer: maintainer, MIT: string(mit), OFL: string(ofl),
		Languages: locales.Languages(), Paragraphs: append(catalogue.Games().IDs(), "play", "unofficial"),
	}
	for _, lang := range f.Languages {
		texts, err := packaging.Texts(lang)
		if err != nil {
			return nil, err
		}
		if lang == "en" {
			f.En = texts
		} else {
			f.Others = append(f.Others, spoken{lang, texts})
		}
	}
	f.All = append([]spoken{{"en", f.En}}, f.Others...)
	return f, nil
}

// filled returns a template filled in for this release; changes may say what else is to be said.
func (r *release) filled(name string, changes ...func(*filling)) ([]byte, error) {
	f, err := r.fillings()
	if err != nil {
		return nil, err
	}
	for _, change := range changes {
		change(f)
	}
	t, err := template.New(name).Option("missingkey=error").Funcs(template.FuncMap{"xml": escaped, "wrap": wrapped}).
		ParseFS(packaging.Templates, path.Join("templates", name))
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	if err := t.Execute(&b, f); err != nil {
		return nil, fmt.Errorf("the template can't be filled in: %w", err)
	}
	return b.Bytes(), nil
}

// Indented returns a text as Debian wants it within a field: each line behind a space, an empty one as a full stop.
func (*filling) Indented(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		if line = strings.TrimRight(line, " \r\n"); line == "" {
			line = "."
		}
		b.WriteString(" " + line + "\n")
	}
	return b.String()
}

// escaped returns a text as it stands in XML.
func escaped(text string) (string, error) {
	var b strings.Builder
	err := xml.EscapeText(&b, []byte(text))
	return b.String(), err
}

// wrapped returns a text in lines of at most 76 letters.
func wrapped(text string) string {
	const width = 76
	var b strings.Builder
	used := 0
	for _, word := range strings.Fields(text) {
		n := len([]rune(word))
		switch {
		case used == 0:
		case used+1+n > width:
			b.WriteString("\n")
			used = 0
		default:
			b.WriteString(" ")
			used++
		}
		b.WriteString(word)
		used += n
	}
	return b.String()
}

// beside returns the files that lie beside the program in an archive: what to do with it, and the licences.
func (r *release) beside(systems ...string) ([]entry, error) {
	read, err := r.filled("README.txt", func(f *filling) {
		f.ReadMe = []string{"summary"}
		for _, s := range systems {
			f.ReadMe = append(f.ReadMe, "readme."+s)
		}
		f.ReadMe = append(f.ReadMe, "readme.files", "unofficial")
	})
	if err != nil {
		return nil, err
	}
	mit, err := os.ReadFile(filepath.Join(r.root, "LICENSE"))
	if err != nil {
		return nil, err
	}
	others, err := r.foreign()
	if err != nil {
		return nil, err
	}
	return []entry{{name: "README.txt", data: read}, {name: "LICENSE.txt", data: mit}, {name: "THIRD-PARTY.txt", data: others}}, nil
}
