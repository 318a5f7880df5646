package main

import (
	"bytes"
	"debug/macho"
	"encoding/binary"
	"errors"

	"github.com/blacktop/go-macho/pkg/codesign"
	"github.com/blacktop/go-macho/pkg/codesign/types"
)

// What a program for macOS consists of, as its format numbers it.
const (
	headerSize       = 32   // bytes before the load commands
	signatureCommand = 0x1d // says where the signature lies
	commandSize      = 16   // bytes of that command
	signatureAlign   = 16   // bytes
)

// sign returns a program with a new signature behind all that it signs. The linker of Go has signed it for Apple's own processors but not
// for others; neither signature knows of the bundle. The library makes the signature; its writer of programs loses what lies between two
// segments.
func (u *universal) sign(program []byte) (*macho.File, []byte, error) {
	file, err := macho.NewFile(bytes.NewReader(program))
	if err != nil {
		return nil, nil, err
	}
	text, link := file.Segment("__TEXT"), file.Segment("__LINKEDIT")
	if text == nil || link == nil {
		return nil, nil, errors.New("it has no text or no link data")
	}
	order := file.ByteOrder
	at, linkAt, signatureAt := headerSize, 0, 0 // where the commands lie
	for _, l := range file.Loads {
		raw := l.Raw()
		switch s, ok := l.(*macho.Segment); {
		case ok && s == link:
			linkAt = at
		case order.Uint32(raw) == signatureCommand:
			signatureAt = at
		}
		at += len(raw)
	}
	limit := len(program) // of what is signed
	if signatureAt > 0 {
		limit = int(order.Uint32(program[signatureAt+8:]))
	}
	signed := append(bytes.Clone(program[:limit]), make([]byte, -limit&(signatureAlign-1))...)
	if signatureAt == 0 {
		if signatureAt = at; firstSection(file) < at+commandSize {
			return nil, nil, errors.New("there is no room for one more load command")
		}
		order.PutUint32(signed[16:], file.Ncmd+1)
		order.PutUint32(signed[20:], file.Cmdsz+commandSize)
	}
	config := &codesign.Config{ID: u.ID, IsMain: true, Flags: types.ADHOC, CodeSize: uint64(len(signed)), TextOffset: text.Offset, TextSize: text.Filesz,
		NSpecialSlots: uint32(types.CSSLOT_RESOURCEDIR), InfoPlist: u.Info}
	config.InitSlotHashes()
	config.SlotHashes.ResourceDir = u.Resources
	size := codesign.EstimateCodeSignatureSize(config)
	command(order, signed[signatureAt:], uint32(len(signed)), uint32(size))
	whole := uint64(len(signed)) + size - link.Offset
	const page = 1 << align
	order.PutUint64(signed[linkAt+32:], (whole+page-1)&^(page-1)) // in memory
	order.PutUint64(signed[linkAt+48:], whole)                    // in the file
	signature, err := codesign.Sign(bytes.NewReader(signed), config)
	if err != nil {
		return nil, nil, err
	}
	if uint64(len(signature)) > size {
		return nil, nil, errors.New("the signature is larger than its place")
	}
	return file, append(signed, append(signature, make([]byte, int(size)-len(signature))...)...), nil
}

// command writes the load command of a signature.
func command(order binary.ByteOrder, to []byte, offset, size uint32) {
	for i, n := range []uint32{signatureCommand, commandSize, offset, size} {
		order.PutUint32(to[4*i:], n)
	}
}

// firstSection returns where the first section lies in a program: up to there is room for load commands.
func firstSection(file *macho.File) int {
	first := int(^uint(0) >> 1)
	for _, s := range file.Sections {
		if s.Offset > 0 {
			first = min(first, int(s.Offset))
		}
	}
	return first
}
