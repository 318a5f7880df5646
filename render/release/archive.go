package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/flate"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"slices"
	"strings"
	"time"
)

// entry is a file of a package.
type entry struct {
	name string // with slashes, without one in front
	data []byte
	exec bool // whether it can be run
}

// mode returns the permissions of a file.
func (e entry) mode() fs.FileMode {
	if e.exec {
		return 0o755
	}
	return 0o644
}

// sorted returns the entries in the order of their names, below a folder if that is not empty.
func sorted(folder string, entries []entry) []entry {
	all := slices.Clone(entries)
	for i := range all {
		if folder != "" {
			all[i].name = folder + "/" + all[i].name
		}
	}
	slices.SortFunc(all, func(a, b entry) int { return strings.Compare(a.name, b.name) })
	return all
}

// zipped packs files, below a folder if that is not empty, as a ZIP archive.
func zipped(at time.Time, folder string, entries []entry) ([]byte, error) {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	w.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, flate.BestCompression) })
	for _, e := range sorted(folder, entries) {
		h := &zip.FileHeader{Name: e.name, Method: zip.Deflate, Modified: at}
		h.SetMode(e.mode())
		f, err := w.CreateHeader(h)
		if err == nil {
			_, err = f.Write(e.data)
		}
		if err != nil {
			return nil, err
		}
	}
	err := w.Close()
	return out.Bytes(), err
}

// tarred packs files below a folder as a tar archive packed with gzip. All belong to nobody in particular.
func tarred(at time.Time, folder string, entries []entry) ([]byte, error) {
	var out bytes.Buffer
	packer, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	w := tar.NewWriter(packer)
	for _, e := range sorted(folder, entries) {
		h := &tar.Header{Typeflag: tar.TypeReg, Name: e.name, Size: int64(len(e.data)), Mode: int64(e.mode()), ModTime: at, Format: tar.FormatUSTAR}
		err := w.WriteHeader(h)
		if err == nil {
			_, err = w.Write(e.data)
		}
		if err != nil {
			return nil, err
		}
	}
	err = errors.Join(w.Close(), packer.Close())
	return out.Bytes(), err
}

// gzipped packs a text as systems keep manuals and change logs.
func gzipped(data []byte) ([]byte, error) {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err == nil {
		_, err = w.Write(data)
	}
	if err == nil {
		err = w.Close()
	}
	return out.Bytes(), err
}
