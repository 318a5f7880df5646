package main

import (
	"bytes"
	"encoding/json"
	"image"
	"image/png"
	"io"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"
)

// resources is what Windows shows of a program.
type resources struct {
	Arch    string            `json:"arch"` // as Go calls it
	Icons   [][]byte          `json:"icons"`
	Numbers [4]uint16         `json:"numbers"` // of the version
	Texts   map[string]string `json:"texts"`   // by their names in the version resource, in English
	Name    string            `json:"name"`    // in the manifest
}

// makeResources makes an object that go build links when it lies beside a program's files.
func makeResources(in io.Reader, out io.Writer) error {
	var r resources
	if err := json.NewDecoder(in).Decode(&r); err != nil {
		return err
	}
	var images []image.Image
	for _, data := range r.Icons {
		img, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			return err
		}
		images = append(images, img)
	}
	icon, err := winres.NewIconFromImages(images)
	if err != nil {
		return err
	}
	var set winres.ResourceSet
	if err := set.SetIcon(winres.ID(1), icon); err != nil {
		return err
	}
	set.SetManifest(winres.AppManifest{
		Identity:            winres.AssemblyIdentity{Name: r.Name},
		Description:         r.Texts[version.FileDescription],
		Compatibility:       winres.Win10AndAbove,
		ExecutionLevel:      winres.AsInvoker,
		DPIAwareness:        winres.DPIPerMonitorV2,
		UseCommonControlsV6: true,
		LongPathAware:       true,
	})
	info := version.Info{FileVersion: r.Numbers, ProductVersion: r.Numbers}
	for key, text := range r.Texts {
		if err := info.Set(version.LangDefault, key, text); err != nil {
			return err
		}
	}
	set.SetVersionInfo(info)
	return set.WriteObject(out, winres.Arch(r.Arch))
}
