package main

import (
	"bytes"
	"debug/macho"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"os"
)

// universal is a program for several processors, and what its signatures seal beside it.
type universal struct {
	ID       string   `json:"id"`       // of the bundle
	Programs []string `json:"programs"` // files, one for each processor
	Info     []byte   `json:"info"`     // the bundle's Info.plist
	// Resources is the SHA-256 sum of the bundle's list of resources.
	Resources []byte `json:"resources"`
}

// align is the power of two at which a program begins within a universal one: the pages of Apple's processors.
const align = 14

// makeUniversal joins programs to a universal one. Each has an ad hoc signature: it names nobody, but shows what was changed.
func makeUniversal(in io.Reader, out io.Writer) error {
	var u universal
	if err := json.NewDecoder(in).Decode(&u); err != nil {
		return err
	}
	var head, body bytes.Buffer
	start := uint32(1) << align
	numbers := []uint32{macho.MagicFat, uint32(len(u.Programs))}
	for _, name := range u.Programs {
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		file, signed, err := u.sign(data)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		body.Write(make([]byte, -body.Len()&(1<<align-1)))
		numbers = append(numbers, uint32(file.Cpu), file.SubCpu, start+uint32(body.Len()), uint32(len(signed)), align)
		body.Write(signed)
	}
	if err := binary.Write(&head, binary.BigEndian, numbers); err != nil {
		return err
	}
	head.Write(make([]byte, int(start)-head.Len()))
	_, err := io.Copy(out, io.MultiReader(&head, &body))
	return err
}
