package main

import "strconv"

// linux makes the archives and the Debian packages for Linux.
func (r *release) linux() error {
	for _, t := range r.targets {
		if t.os != "linux" {
			continue
		}
		files, err := r.tree(t)
		if err != nil {
			return err
		}
		beside, err := r.beside("linux")
		if err != nil {
			return err
		}
		data, err := tarred(r.time, "islas-"+r.version, append(beside, files...))
		if err := r.write(t.String()+".tar.gz", data, err); err != nil {
			return err
		}
		if err := r.deb(t, files); err != nil {
			return err
		}
	}
	return nil
}

// tree returns what is to lie below /usr, /usr/local or ~/.local: the program, and what a desktop, a software centre and man show of it.
func (r *release) tree(t target) ([]entry, error) {
	program, err := r.built(t)
	if err != nil {
		return nil, err
	}
	files := []entry{{name: "bin/islas", data: program, exec: true}}
	for name, template := range map[string]string{
		"share/applications/" + appID + ".desktop":  "islas.desktop",
		"share/metainfo/" + appID + ".metainfo.xml": "metainfo.xml",
		"share/man/man6/islas.6":                    "islas.6",
	} {
		data, err := r.filled(template)
		if err != nil {
			return nil, err
		}
		files = append(files, entry{name: name, data: data})
	}
	for _, size := range []int{16, 24, 32, 48, 64, 128, 256, 512} {
		data, err := icon(size, 0)
		if err != nil {
			return nil, err
		}
		n := strconv.Itoa(size)
		files = append(files, entry{name: "share/icons/hicolor/" + n + "x" + n + "/apps/" + appID + ".png", data: data})
	}
	return files, nil
}
