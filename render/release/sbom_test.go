package main

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"islas/render/testkit/must"
)

// The bill of materials of the game names each module in the program, with its version and licence.
func TestSBOM(t *testing.T) {
	r := started(t, ".", target{"linux", "amd64"})
	must.OK(t, r.parts([]string{"sbom"}))
	data, err := os.ReadFile(r.name("sbom-linux.cdx.json"))
	must.OK(t, err)
	var bill struct {
		Format   string `json:"bomFormat"`
		Metadata struct {
			Component struct{ Name, Version string }
		}
		Components []struct {
			Name, Version string
			Evidence      struct{ Licenses []any }
		}
	}
	must.OK(t, json.Unmarshal(data, &bill))
	if c := bill.Metadata.Component; bill.Format != "CycloneDX" || c.Name != "islas" || c.Version != "v"+r.version {
		t.Errorf("it is a bill of %q %q %q", bill.Format, c.Name, c.Version)
	}
	text, err := output("", nil, "go", "version", "-m", r.programs[r.targets[0]])
	must.OK(t, err)
	named := map[string]string{}
	for _, c := range bill.Components {
		if c.Name != "std" && len(c.Evidence.Licenses) == 0 {
			t.Errorf("no licence of %s is named", c.Name)
		}
		named[c.Name] = c.Version
	}
	modules := 0
	for line := range strings.Lines(text) {
		if f := strings.Fields(line); len(f) >= 3 && f[0] == "dep" {
			if modules++; named[f[1]] != f[2] {
				t.Errorf("%s %s is in the program, the bill says %q", f[1], f[2], named[f[1]])
			}
		}
	}
	if modules < 8 || named["std"] == "" {
		t.Errorf("there are %d modules, and Go %q", modules, named["std"])
	}
}
