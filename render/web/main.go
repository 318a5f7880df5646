// Command web builds the browser version of the game into a folder that any static web server can host, and serves it on
// request.
//
//	go run ./render/web [-out DIR] [-serve ADDR] [-version VERSION] [-fast]
//
// The folder holds the page, the game as WebAssembly, plain and packed, and what joins the two. Nothing is loaded from
// anywhere else.
package main

import (
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"islas/render/catalogue"
)

func main() {
	out := flag.String("out", filepath.Join("dist", "web"), "build into this `folder`")
	addr := flag.String("serve", "", "then serve the folder on this `address`, like localhost:8080")
	version := flag.String("version", "", "the `version` that the game tells of itself")
	fast := flag.Bool("fast", false, "pack quickly instead of small, for trying things out")
	flag.Parse()
	if flag.NArg() > 0 {
		fmt.Fprintf(os.Stderr, "web: %q means nothing here; there are only the flags -out, -serve, -version and -fast\n", flag.Arg(0))
		os.Exit(2)
	}
	if err := run(*out, *addr, *version, *fast); err != nil {
		fmt.Fprintln(os.Stderr, "web:", err)
		os.Exit(1)
	}
}

// say tells whoever waits what is going on.
func say(sentence string) { fmt.Fprintln(os.Stderr, sentence) }

// budget is how many bytes the game may have on its way to the player, packed as well as can be.
const budget = 5_750_000

func run(out, addr, version string, fast bool) error {
	var listener net.Listener
	if addr != "" { // an address in use is better known before the long part
		l, err := net.Listen("tcp", addr)
		if err != nil {
			return fmt.Errorf("%s can't be served on, choose another address with -serve (make web ADDR=…): %w", addr, err)
		}
		listener = l
	}
	if err := catalogue.Check(catalogue.Games()); err != nil {
		return err
	}
	files, err := build(out, version, fast)
	if err != nil {
		return err
	}
	for _, f := range files {
		fmt.Printf("%-16s %9d bytes  %5.2f MB\n", f.Name, f.Size, float64(f.Size)/1e6)
	}
	if smallest := files[0].Size; !fast && smallest > budget {
		return fmt.Errorf("the game has grown to %d bytes on its way to the player; it should have at most %d", smallest, budget)
	}
	if listener == nil {
		return nil
	}
	fmt.Printf("\nOpen http://%s/ in a browser. Ctrl+C ends it.\n", listener.Addr())
	server := &http.Server{Handler: handler(out), ReadHeaderTimeout: 10 * time.Second}
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
