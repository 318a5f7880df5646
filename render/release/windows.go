package main

import (
	"fmt"
	"os"
	"path/filepath"
)

// windows makes the archives for Windows.
func (r *release) windows() error {
	for _, t := range r.targets {
		if t.os != "windows" {
			continue
		}
		program, err := r.built(t)
		if err != nil {
			return err
		}
		beside, err := r.beside("windows")
		if err != nil {
			return err
		}
		data, err := zipped(r.time, "islas-"+r.version, append(beside, entry{name: "islas.exe", data: program, exec: true}))
		if err := r.write(t.String()+".zip", data, err); err != nil {
			return err
		}
	}
	return nil
}

// resources puts what Windows shows of the program beside its files, where the linker finds it: icon, version, manifest. The function that
// it returns takes it away again.
func (r *release) resources(t target) (remove func(), err error) {
	var icons [][]byte
	for _, size := range []int{16, 20, 24, 32, 40, 48, 64, 128, 256} {
		data, err := icon(size, 0)
		if err != nil {
			return nil, err
		}
		icons = append(icons, data)
	}
	var numbers [4]uint16
	if _, err := fmt.Sscanf(r.numbers, "%d.%d.%d", &numbers[0], &numbers[1], &numbers[2]); err != nil {
		return nil, fmt.Errorf("version %s: %w", r.numbers, err)
	}
	data, err := r.tool("resources", map[string]any{
		"arch": t.arch, "icons": icons, "numbers": numbers, "name": appID,
		"texts": map[string]string{
			"ProductName": "Islas Canarias", "FileDescription": "Islas Canarias", "ProductVersion": r.version, "FileVersion": r.version,
			"OriginalFilename": "islas.exe", "InternalName": "islas", "LegalCopyright": r.copyright(),
		},
	})
	if err != nil {
		return nil, err
	}
	path := filepath.Join(r.root, r.main, fmt.Sprintf("release_%s_%s.syso", t.os, t.arch)) // git ignores it, other systems' builds too
	if err := os.WriteFile(path, data, 0o644); err != nil {
		return nil, err
	}
	return func() { _ = os.Remove(path) }, nil // what is left over is written anew the next time
}
