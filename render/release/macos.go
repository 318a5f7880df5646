package main

import (
	"crypto/sha1"
	"crypto/sha256"
	"encoding/base64"
	"slices"
	"strings"
)

// sealed is a resource of a bundle and its sums, as the bundle's list of resources writes them.
type sealed struct{ Name, SHA1, SHA256 string }

// macos makes the archive for macOS: a bundle with one program for both kinds of processors, with an ad hoc signature.
func (r *release) macos() error {
	var programs []string
	for _, t := range r.targets {
		if t.os != "darwin" {
			continue
		}
		path, err := r.program(t)
		if err != nil {
			return err
		}
		programs = append(programs, path)
	}
	info, err := r.filled("Info.plist")
	if err != nil {
		return err
	}
	resources, err := r.macResources()
	if err != nil {
		return err
	}
	list, err := r.filled("CodeResources", func(f *filling) {
		for _, e := range sorted("", resources) {
			one, two := sha1.Sum(e.data), sha256.Sum256(e.data)
			f.Sealed = append(f.Sealed, sealed{
				strings.TrimPrefix(e.name, "Contents/"), base64.StdEncoding.EncodeToString(one[:]), base64.StdEncoding.EncodeToString(two[:]),
			})
		}
	})
	if err != nil {
		return err
	}
	sum := sha256.Sum256(list)
	program, err := r.tool("universal", map[string]any{"id": appID, "programs": programs, "info": info, "resources": sum[:]})
	if err != nil {
		return err
	}
	files := slices.Concat(resources, []entry{
		{name: "Contents/Info.plist", data: info},
		{name: "Contents/PkgInfo", data: []byte("APPL????")},
		{name: "Contents/_CodeSignature/CodeResources", data: list},
		{name: "Contents/MacOS/islas", data: program, exec: true},
	})
	bundle := sorted("Islas Canarias.app", files)
	beside, err := r.beside("macos")
	if err != nil {
		return err
	}
	data, err := zipped(r.time, "islas-"+r.version, append(bundle, beside...))
	return r.write("macos-universal.zip", data, err)
}

// macResources returns the bundle's resources.
func (r *release) macResources() ([]entry, error) {
	picture, err := icns()
	if err != nil {
		return nil, err
	}
	others, err := r.foreign()
	if err != nil {
		return nil, err
	}
	return []entry{{name: "Contents/Resources/islas.icns", data: picture}, {name: "Contents/Resources/THIRD-PARTY.txt", data: others}}, nil
}
