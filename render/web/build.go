package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"html/template"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/andybalholm/brotli"

	"islas/assets"
	"islas/locales"
	"islas/render/catalogue"
)

// program is the import path of the game: the command at the root of the module.
const program = "islas"

// The names of the files in the folder.
const (
	pageName   = "index.html"
	wasmName   = "islas.wasm"
	gzipName   = wasmName + ".gz"
	brotliName = wasmName + ".br"
	execName   = "wasm_exec.js"
	scriptName = "page.js"
	styleName  = "style.css"
	workerName = "sw.js"
	fontName   = "alegreya-sc-latin-700-normal.woff"
)

// file is one form of the game's file: how it is called, how a browser names its packing, and its size in bytes.
type file struct {
	Name    string `json:"name"`
	Packing string `json:"packing"`
	Size    int    `json:"size"`
}

// pageData is what the page is filled in with.
type pageData struct {
	// Version changes whenever a file does, so that no browser mixes old and new.
	Version string `json:"version"`
	// Files are the forms of the game's file, smallest first.
	Files []file `json:"files"`
	// Size is that of the plain file in bytes.
	Size int `json:"size"`
	// Flags are the names of the program's flags that a query of the page's address may set.
	Flags []string `json:"flags"`
	// Texts are the page's texts by language and key.
	Texts map[string]map[string]string `json:"texts"`
	// Policy is what the page forbids itself (https://www.w3.org/TR/CSP3/).
	Policy string `json:"-"`
}

// build makes the whole folder for a version of the game, if it has one, and returns the forms of the game's file, smallest first.
func build(out, version string, fast bool) ([]file, error) {
	if err := os.MkdirAll(out, 0o755); err != nil {
		return nil, fmt.Errorf("the folder can't be made: %w", err)
	}
	wasmPath := filepath.Join(out, wasmName)
	say("Compiling the game for the browser; the first time this takes a minute or two.")
	if err := compile(program, wasmPath, "-X", "islas/game/program.released="+version); err != nil {
		return nil, err
	}
	wasm, err := os.ReadFile(wasmPath)
	if err != nil {
		return nil, err
	}
	glue, err := wasmExec()
	if err != nil {
		return nil, err
	}
	return assemble(out, wasm, glue, fast)
}

// assemble writes everything but the compiler's output, which it packs.
func assemble(out string, wasm, glue []byte, fast bool) ([]file, error) {
	gz, br, err := packings(out, wasm, fast, budget)
	if err != nil {
		return nil, err
	}
	files := []file{{brotliName, "brotli", len(br)}, {gzipName, "gzip", len(gz)}, {wasmName, "", len(wasm)}}
	slices.SortFunc(files, func(a, b file) int { return a.Size - b.Size })

	texts, err := pageTexts()
	if err != nil {
		return nil, err
	}
	beside, err := pageFiles()
	if err != nil {
		return nil, err
	}
	content := pageData{
		Policy: policy,
		Files:  files,
		Size:   len(wasm),
		Flags:  []string{"lang", "game", "seed", "seats", "mute"},
		Texts:  texts,
	}
	if content.Version, err = thisVersion(content, wasm, glue, beside); err != nil {
		return nil, err
	}
	page, err := fillPage(content)
	if err != nil {
		return nil, err
	}
	keeper, err := worker(content.Version, files, wasm, glue, beside)
	if err != nil {
		return nil, err
	}
	all := folder{wasmName: wasm, gzipName: gz, brotliName: br, execName: glue, pageName: page, workerName: keeper}
	for name, data := range all.with(beside) {
		if err := os.WriteFile(filepath.Join(out, name), data, 0o644); err != nil {
			return nil, fmt.Errorf("the folder can't be written: %w", err)
		}
	}
	return files, lay(filepath.Join(out, "music"))
}

// lay writes the effects and the music into a folder, as effects.ogg and GAME/NAME.ogg. The program fetches them when their time comes.
func lay(out string) error {
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(out, "effects.ogg"), assets.Effects, 0o644); err != nil {
		return err
	}
	pieces, err := fs.Glob(assets.Music, "*/music/*.ogg")
	if err != nil {
		return err
	}
	for _, p := range pieces {
		data, err := assets.Music.ReadFile(p)
		if err != nil {
			return err
		}
		game, name, _ := strings.Cut(p, "/music/")
		if err := os.MkdirAll(filepath.Join(out, game), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(out, game, name), data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// compile builds a command for the browser. Calls are inlined only where time goes: that makes the download an eighth smaller. The fonts
// are not packed within the program, which is packed as a whole: a thirtieth. What it never uses of its modules is left out.
// What the command go writes into a program of its commit is left out: for every one the whole would be packed anew.
func compile(pkg, out string, ldflags ...string) error {
	dir, err := os.MkdirTemp("", "islas-web-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	args := []string{"build", "-trimpath", "-buildvcs=false", "-ldflags", strings.Join(append([]string{"-s", "-w"}, ldflags...), " "), "-gcflags=all=-l"}
	flags, err := overlay(dir)
	if err != nil {
		return err
	}
	args = append(args, flags...)
	fast := []string{"islas/game/ai/search", "islas/render/raster", "islas/render/internal/anigif", "compress/lzw", "runtime"}
	for _, id := range catalogue.IDs(catalogue.Games()) { // what thinks, beside what searches, paints, packs films, and what all rest on
		fast = append(fast, "islas/game/"+id, "islas/game/"+id+"/internal/...")
	}
	for _, fast := range fast {
		args = append(args, "-gcflags="+fast+"=")
	}
	cmd := exec.Command("go", append(args, "-o", out, pkg)...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	cmd.Stdout, cmd.Stderr = os.Stderr, os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("the game does not build for the browser: %w", err)
	}
	return nil
}

// wasmExec returns the JavaScript that runs what the Go on the path builds; every version of Go has its own.
func wasmExec() ([]byte, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("go env GOROOT: %w", err)
	}
	data, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", execName))
	if err != nil {
		return nil, fmt.Errorf("this Go comes without %s: %w", execName, err)
	}
	return data, nil
}

// pageTexts returns the texts of the page in all languages.
func pageTexts() (map[string]map[string]string, error) {
	texts := map[string]map[string]string{}
	for _, lang := range locales.Languages() {
		c, err := locales.Open(lang)
		if err != nil {
			return nil, err
		}
		texts[lang] = map[string]string{}
		for _, key := range c.Keys() {
			if strings.HasPrefix(key, "web.") {
				texts[lang][key] = c.Text(key)
			}
		}
	}
	return texts, nil
}

// fillPage returns the page.
func fillPage(data pageData) ([]byte, error) {
	t, err := template.New(pageName).ParseFS(assets.Web, "web/"+pageName)
	if err != nil {
		return nil, fmt.Errorf("the page is no template: %w", err)
	}
	var b bytes.Buffer
	if err := t.Execute(&b, data); err != nil {
		return nil, fmt.Errorf("the page can't be filled in: %w", err)
	}
	return b.Bytes(), nil
}

// version returns a short name for the content of the files.
func version(data ...[]byte) string {
	h := sha256.New()
	for _, d := range data {
		h.Write(d)
	}
	return hex.EncodeToString(h.Sum(nil)[:6])
}

func packGzip(data []byte, fast bool) ([]byte, error) {
	level := gzip.BestCompression
	if fast {
		level = gzip.BestSpeed
	}
	return pack(data, func(w io.Writer) (io.WriteCloser, error) { return gzip.NewWriterLevel(w, level) })
}

func packBrotli(data []byte, fast bool) ([]byte, error) {
	// The widest window that every browser takes: the program is larger than the usual one.
	o := brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24}
	if fast {
		o = brotli.WriterOptions{Quality: brotli.BestSpeed}
	}
	return pack(data, func(w io.Writer) (io.WriteCloser, error) { return brotli.NewWriterOptions(w, o), nil })
}

// pack writes the data through a packer.
func pack(data []byte, packer func(io.Writer) (io.WriteCloser, error)) ([]byte, error) {
	var b bytes.Buffer
	w, err := packer(&b)
	if err == nil {
		_, err = w.Write(data)
	}
	if err == nil {
		err = w.Close()
	}
	return b.Bytes(), err
}
