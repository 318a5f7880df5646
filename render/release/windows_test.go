package main

import (
	"bytes"
	"debug/pe"
	"encoding/binary"
	"fmt"
	"strings"
	"testing"
	"unicode/utf16"

	"islas/render/testkit/must"
)

func checkWindows(t *testing.T, r *release) {
	for arch, machine := range map[string]uint16{"amd64": pe.IMAGE_FILE_MACHINE_AMD64, "arm64": pe.IMAGE_FILE_MACHINE_ARM64} {
		files := unzipped(t, r, r.name("windows-"+arch+".zip"))
		folder := "islas-" + r.version + "/"
		file, err := pe.NewFile(bytes.NewReader(files[folder+"islas.exe"].data))
		if err != nil {
			t.Fatalf("%s: %v", arch, err)
		}
		header := file.OptionalHeader.(*pe.OptionalHeader64)
		if file.Machine != machine || header.Subsystem != pe.IMAGE_SUBSYSTEM_WINDOWS_GUI {
			t.Errorf("%s: the program is for machine %#x, subsystem %d", arch, file.Machine, header.Subsystem)
		}
		section := file.Section(".rsrc")
		if section == nil {
			t.Fatalf("%s: the program has no resources", arch)
		}
		data, err := section.Data()
		must.OK(t, err)
		found, err := resourcesIn(data, section.VirtualAddress)
		if err != nil {
			t.Fatalf("%s: %v", arch, err)
		}
		const icons, groups, versions, manifests = 3, 14, 16, 24
		if len(found[icons]) != 9 || len(found[groups]) != 1 || len(found[versions]) != 1 || len(found[manifests]) != 1 {
			t.Fatalf("%s: %d pictures, %d icons, %d versions, %d manifests", arch, len(found[icons]), len(found[groups]), len(found[versions]), len(found[manifests]))
		}
		for _, want := range []string{"ProductName\x00Islas Canarias\x00", "ProductVersion\x00" + r.version + "\x00", "LegalCopyright\x00" + r.copyright() + "\x00"} {
			if !strings.Contains(strings.ReplaceAll(wide(found[versions][0]), "\x00\x00", "\x00"), want) {
				t.Errorf("%s: the version resource does not tell %q", arch, want)
			}
		}
		for _, want := range []string{"permonitorv2", "asinvoker", "longpathaware"} {
			if !strings.Contains(strings.ToLower(string(found[manifests][0])), want) {
				t.Errorf("%s: the manifest does not tell %q", arch, want)
			}
		}
		for name, words := range map[string]string{"README.txt": "SmartScreen", "LICENSE.txt": "MIT License", "THIRD-PARTY.txt": "Apache License"} {
			if !strings.Contains(string(files[folder+name].data), words) {
				t.Errorf("%s: in %s nothing is said of %q", arch, name, words)
			}
		}
	}
}

// wide returns text of two bytes a letter.
func wide(data []byte) string {
	letters := make([]uint16, len(data)/2)
	for i := range letters {
		letters[i] = binary.LittleEndian.Uint16(data[2*i:])
	}
	return string(utf16.Decode(letters))
}

// resourcesIn returns the resources of a section, which lies at an address of the program, by their kinds.
func resourcesIn(data []byte, address uint32) (map[uint32][][]byte, error) {
	all := map[uint32][][]byte{}
	var walk func(at, kind uint32, depth int) error
	walk = func(at, kind uint32, depth int) error {
		if int(at)+16 > len(data) || depth > 3 {
			return fmt.Errorf("there is no directory at %#x", at)
		}
		count := uint32(binary.LittleEndian.Uint16(data[at+12:])) + uint32(binary.LittleEndian.Uint16(data[at+14:]))
		for i := range count {
			entry := data[at+16+8*i:]
			id, to := binary.LittleEndian.Uint32(entry), binary.LittleEndian.Uint32(entry[4:])
			if depth == 0 {
				kind = id
			}
			if to&(1<<31) != 0 {
				if err := walk(to&^(1<<31), kind, depth+1); err != nil {
					return err
				}
				continue
			}
			begin, size := binary.LittleEndian.Uint32(data[to:])-address, binary.LittleEndian.Uint32(data[to+4:])
			if int(begin+size) > len(data) {
				return fmt.Errorf("a resource of kind %d ends at %#x of %#x", kind, begin+size, len(data))
			}
			all[kind] = append(all[kind], data[begin:begin+size])
		}
		return nil
	}
	return all, walk(0, 0, 0)
}
