package main

import (
	"bytes"
	"debug/pe"
	"encoding/binary"
	"os"
	"path/filepath"
	"testing"

	"islas/render/testkit/must"
)

// lend gives an older Wine what every program of this Go asks Windows for, and Wine has only since 9: the library bcryptprimitives, with one
// function that hands on to the one of advapi32 that does the same. prefix is the folder of Wine's drives.
func lend(t *testing.T, prefix string) {
	t.Helper()
	folder := filepath.Join(prefix, "drive_c", "windows", "system32")
	must.OK(t, os.WriteFile(filepath.Join(folder, "bcryptprimitives.dll"), handingOn("bcryptprimitives.dll", "ProcessPrng", "advapi32.SystemFunction036"), 0o644))
}

// handingOn returns a library for Windows on amd64 with one function that is another library's, and nothing else: headers, and one section
// with a directory of exports.
func handingOn(library, function, other string) []byte {
	const (
		page  = 0x1000 // where the section lies
		block = 0x200  // to which files are filled up
	)
	// After the directory come the address of the function, that of its name, and its number; then the texts.
	const addresses, names, numbers, texts = page + 40, page + 44, page + 48, page + 52
	atFunction := texts + len(library) + 1
	atOther := atFunction + len(function) + 1
	var exports bytes.Buffer
	put := func(b *bytes.Buffer, values ...any) {
		for _, v := range values {
			_ = binary.Write(b, binary.LittleEndian, v) // a buffer takes everything
		}
	}
	put(&exports, [3]uint32{}, uint32(texts), [6]uint32{1, 1, 1, addresses, names, numbers}, [2]uint32{uint32(atOther), uint32(atFunction)}, [2]uint16{})
	exports.WriteString(library + "\x00" + function + "\x00" + other + "\x00")

	header := pe.OptionalHeader64{
		Magic: 0x20b, SizeOfInitializedData: block, ImageBase: 0x180000000, SectionAlignment: page, FileAlignment: block,
		MajorOperatingSystemVersion: 6, MajorSubsystemVersion: 6, SizeOfImage: 2 * page, SizeOfHeaders: block,
		Subsystem: pe.IMAGE_SUBSYSTEM_WINDOWS_GUI, SizeOfStackReserve: 1 << 20, SizeOfStackCommit: page, SizeOfHeapReserve: 1 << 20,
		SizeOfHeapCommit: page, NumberOfRvaAndSizes: 16,
	}
	header.DataDirectory[pe.IMAGE_DIRECTORY_ENTRY_EXPORT] = pe.DataDirectory{VirtualAddress: page, Size: uint32(exports.Len())}
	file := pe.FileHeader{
		Machine: pe.IMAGE_FILE_MACHINE_AMD64, NumberOfSections: 1, SizeOfOptionalHeader: uint16(binary.Size(header)),
		Characteristics: pe.IMAGE_FILE_EXECUTABLE_IMAGE | pe.IMAGE_FILE_LARGE_ADDRESS_AWARE | pe.IMAGE_FILE_DLL,
	}
	section := pe.SectionHeader32{
		Name: [8]uint8([]byte(".rdata\x00\x00")), VirtualSize: uint32(exports.Len()), VirtualAddress: page, SizeOfRawData: block,
		PointerToRawData: block, Characteristics: pe.IMAGE_SCN_CNT_INITIALIZED_DATA | pe.IMAGE_SCN_MEM_READ,
	}
	var all bytes.Buffer
	put(&all, [2]byte{'M', 'Z'}, [58]byte{}, uint32(64), [4]byte{'P', 'E'}, file, header, section)
	all.Write(make([]byte, block-all.Len()))
	all.Write(exports.Bytes())
	all.Write(make([]byte, 2*block-all.Len()))
	return all.Bytes()
}
