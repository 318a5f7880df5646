package main

import (
	"bytes"
	"crypto/sha256"
	"debug/macho"
	"encoding/base64"
	"encoding/binary"
	"image/png"
	"strings"
	"testing"

	"islas/locales"
	"islas/render/testkit/must"
)

func checkMac(t *testing.T, r *release) {
	files := unzipped(t, r, r.name("macos-universal.zip"))
	bundle := "islas-" + r.version + "/Islas Canarias.app/Contents/"
	info := string(files[bundle+"Info.plist"].data)
	for key, value := range map[string]string{
		"CFBundleExecutable": "islas", "CFBundleIdentifier": appID, "CFBundleIconFile": "islas.icns", "CFBundlePackageType": "APPL",
		"CFBundleShortVersionString": r.numbers, "CFBundleVersion": r.numbers, "CFBundleName": "Islas Canarias",
	} {
		if !strings.Contains(info, "\t<key>"+key+"</key>\n\t<string>"+value+"</string>\n") {
			t.Errorf("%s is not %q", key, value)
		}
	}
	for _, lang := range locales.Languages() {
		if !strings.Contains(info, "\t\t<string>"+lang+"</string>\n") {
			t.Errorf("the language %s is not named", lang)
		}
	}
	list, icon := files[bundle+"_CodeSignature/CodeResources"].data, files[bundle+"Resources/islas.icns"].data
	sum := sha256.Sum256(icon)
	seal := "<key>hash2</key>\n\t\t\t<data>" + base64.StdEncoding.EncodeToString(sum[:]) + "</data>"
	if !strings.Contains(string(list), "<key>Resources/islas.icns</key>\n\t\t<dict>\n\t\t\t"+seal) {
		t.Error("the icon is not sealed")
	}
	checkIcns(t, icon)
	program := files[bundle+"MacOS/islas"]
	if program.mode.Perm() != 0o755 {
		t.Errorf("the program has the mode %v", program.mode)
	}
	universal, err := macho.NewFatFile(bytes.NewReader(program.data))
	must.OK(t, err)
	if len(universal.Arches) != 2 || universal.Arches[0].Cpu != macho.CpuAmd64 || universal.Arches[1].Cpu != macho.CpuArm64 {
		t.Fatalf("the program is for %v", universal.Arches)
	}
	infoSum, listSum := sha256.Sum256([]byte(info)), sha256.Sum256(list)
	for _, a := range universal.Arches {
		if a.Offset%(1<<14) != 0 {
			t.Errorf("%v begins at %#x, on no page", a.Cpu, a.Offset)
		}
		slice := program.data[a.Offset : a.Offset+a.Size]
		checkSignature(t, a.Cpu.String(), a.File, slice, infoSum[:], listSum[:])
	}
}

// checkIcns checks that a file of pictures is one to its end, and that each is as large as its kind says.
func checkIcns(t *testing.T, data []byte) {
	t.Helper()
	if string(data[:4]) != "icns" || int(binary.BigEndian.Uint32(data[4:])) != len(data) {
		t.Fatal("the icon is none")
	}
	sizes := map[string]int{"ic07": 128, "ic09": 512, "ic10": 1024, "ic11": 32, "ic12": 64, "ic13": 256}
	seen := 0
	for rest := data[8:]; len(rest) > 0; seen++ {
		kind, length := string(rest[:4]), binary.BigEndian.Uint32(rest[4:])
		picture, err := png.DecodeConfig(bytes.NewReader(rest[8:length]))
		if err != nil || picture.Width != sizes[kind] {
			t.Errorf("the picture %s is %d wide: %v", kind, picture.Width, err)
		}
		rest = rest[length:]
	}
	if seen != len(sizes) {
		t.Errorf("there are %d pictures", seen)
	}
}

// checkSignature checks the signature of a program as macOS does before it runs it: the sums of all its pages, and those of what is sealed
// beside it. Nothing of what made the signature is used.
func checkSignature(t *testing.T, name string, file *macho.File, data, info, resources []byte) {
	t.Helper()
	const command, directory, adHoc = 0x1d, 0xfade0c02, 2
	var signature []byte
	for _, l := range file.Loads {
		if raw := l.Raw(); file.ByteOrder.Uint32(raw) == command {
			at, size := file.ByteOrder.Uint32(raw[8:]), file.ByteOrder.Uint32(raw[12:])
			if int(at+size) != len(data) {
				t.Errorf("%s: the signature ends at %#x, the program at %#x", name, at+size, len(data))
			}
			signature = data[at : at+size]
		}
	}
	if signature == nil || binary.BigEndian.Uint32(signature) != 0xfade0cc0 {
		t.Fatalf("%s: there is no signature", name)
	}
	order := binary.BigEndian
	blob := signature[order.Uint32(signature[16:]):]
	if order.Uint32(signature[12:]) != 0 || order.Uint32(blob) != directory {
		t.Fatalf("%s: the signature does not begin with its directory", name)
	}
	flags, hashes, ident := order.Uint32(blob[12:]), order.Uint32(blob[16:]), order.Uint32(blob[20:])
	special, pages, limit := order.Uint32(blob[24:]), order.Uint32(blob[28:]), order.Uint32(blob[32:])
	if flags != adHoc || !strings.HasPrefix(string(blob[ident:]), appID+"\x00") || blob[36] != sha256.Size || blob[39] != 12 {
		t.Errorf("%s: flags %#x, sums of %d bytes for pages of %d bits", name, flags, blob[36], blob[39])
	}
	slot := func(i int) []byte { begin := int(hashes) + i*sha256.Size; return blob[begin : begin+sha256.Size] }
	if special < 3 || !bytes.Equal(slot(-1), info) || !bytes.Equal(slot(-3), resources) {
		t.Errorf("%s: what lies beside the program is not sealed", name)
	}
	const page = 1 << 12
	if pages != (limit+page-1)/page || len(data) < int(limit) {
		t.Fatalf("%s: %d pages of %d bytes", name, pages, limit)
	}
	for i := range int(pages) {
		if sum := sha256.Sum256(data[i*page : min((i+1)*page, int(limit))]); !bytes.Equal(slot(i), sum[:]) {
			t.Fatalf("%s: page %d is not what was signed", name, i)
		}
	}
}
