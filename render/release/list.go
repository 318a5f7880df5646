package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// archive is an archive that a Flatpak is built of.
type archive struct {
	Arch   string // as Flatpak calls it
	Name   string
	SHA256 string
}

// flatpak writes the manifest from which a Flatpak of the archives for Linux is built; they are made before.
func (r *release) flatpak() error {
	var all []archive
	for _, a := range []struct{ arch, name string }{{"x86_64", "linux-amd64.tar.gz"}, {"aarch64", "linux-arm64.tar.gz"}} {
		path := r.name(a.name)
		sum, err := sumOf(path)
		if err != nil {
			return fmt.Errorf("the archives for Linux come first: %w", err)
		}
		all = append(all, archive{a.arch, filepath.Base(path), sum})
	}
	data, err := r.filled("flatpak.yml", func(f *filling) { f.Archives = all })
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(r.out, appID+".yml"), data, 0o644)
}

// sbom writes what the programs are made of, in the format of CycloneDX, for each system.
func (r *release) sbom() error {
	for _, t := range r.targets {
		if t.arch != "amd64" { // the other one is made of the same
			continue
		}
		program, err := r.program(t)
		if err != nil {
			return err
		}
		_, err = output(filepath.Join(r.root, "render", "release", "tools"), r.host(), "go", "tool", "cyclonedx-gomod", "bin", "-json", "-std", "-licenses",
			"-noserial", "-notimestamp", "-version", "v"+r.version, "-output", r.name("sbom-"+t.os+".cdx.json"), program)
		if err != nil {
			return err
		}
	}
	return nil
}

// sums writes the SHA-256 sums of all files of this version in the folder, and tells how large they are.
func (r *release) sums() error {
	const name = "SHA256SUMS"
	names, err := os.ReadDir(r.out)
	if err != nil {
		return err
	}
	var b bytes.Buffer
	for _, n := range names {
		if n.Name() == name || !strings.HasPrefix(n.Name(), "islas-"+r.version+"-") && n.Name() != appID+".yml" {
			continue
		}
		path := filepath.Join(r.out, n.Name())
		sum, err := sumOf(path)
		if err != nil {
			return err
		}
		info, err := n.Info()
		if err != nil {
			return err
		}
		fmt.Fprintf(&b, "%s  %s\n", sum, n.Name())
		fmt.Printf("%9d bytes  %5.2f MB  %s\n", info.Size(), float64(info.Size())/1e6, n.Name())
	}
	return os.WriteFile(filepath.Join(r.out, name), b.Bytes(), 0o644)
}

// sumOf returns the SHA-256 sum of a file in hexadecimal digits.
func sumOf(path string) (string, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:]), nil
}
