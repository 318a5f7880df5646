package main

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/png"

	"islas/render/paint/figures"
)

// macInset is how far the tile of an icon stays clear of the edge on macOS, as a part of its size: 100 of 1024 pixels.
const macInset = 100.0 / 1024

// icon returns the program's icon as a PNG file of so many pixels.
func icon(size int, inset float64) ([]byte, error) {
	return encoded(figures.AppIcon(size, inset, false))
}

func encoded(img image.Image) ([]byte, error) {
	var b bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	err := encoder.Encode(&b, img)
	return b.Bytes(), err
}

// icns returns the program's icon as macOS wants it: a file of PNG pictures.
func icns() ([]byte, error) {
	var body bytes.Buffer
	for _, form := range []struct {
		kind string // as the format calls it
		size int
	}{{"ic11", 32}, {"ic12", 64}, {"ic07", 128}, {"ic13", 256}, {"ic09", 512}, {"ic10", 1024}} {
		data, err := icon(form.size, macInset)
		if err != nil {
			return nil, err
		}
		chunk(&body, form.kind, data)
	}
	var file bytes.Buffer
	chunk(&file, "icns", body.Bytes())
	return file.Bytes(), nil
}

// chunk writes a part of the format: its kind, its length with both, and its data.
func chunk(b *bytes.Buffer, kind string, data []byte) {
	b.WriteString(kind)
	b.Write(binary.BigEndian.AppendUint32(nil, uint32(len(data)+8)))
	b.Write(data)
}
