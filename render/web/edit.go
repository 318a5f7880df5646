package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"path"
	"slices"
	"strings"
)

// edit puts a text in the place of a declaration or of a part of it, or nothing for the text "". Imports that nobody needs any more
// go as well.
type edit struct {
	file string // with slashes, below the folder of the module
	decl string // like "Name", or "Type.Method"
	part string // of the declaration, in which it stands once; "" for all of it
	upto string // is where a part ends that is named by its beginning; "" if it is named whole
	text string
	// consts is a file of the module or "": its constants without a name, which are texts, stand in the place of %s in the text.
	consts string
}

// nameless returns the values of the constants of a file that have no name, as an element list of Go.
func nameless(name string) (string, error) {
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	ast.Inspect(file, func(n ast.Node) bool {
		if s, ok := n.(*ast.ValueSpec); ok && s.Names[0].Name == "_" {
			if l, ok := s.Values[0].(*ast.BasicLit); ok {
				b.WriteString(l.Value + ",\n")
			}
		}
		return true
	})
	return b.String(), nil
}

// apply returns a source file after the edit.
func (e edit) apply(source []byte) ([]byte, error) {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, e.file, source, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	for _, d := range file.Decls {
		n := named(d, e.decl)
		if n == nil {
			continue
		}
		begin, end := set.Position(n.Pos()).Offset, set.Position(n.End()).Offset
		from, to, err := e.within(source[begin:end])
		if err != nil {
			return nil, err
		}
		begin, end = begin+from, begin+to
		return withoutIdleImports(slices.Concat(source[:begin], []byte(e.text), source[end:]), imports(file))
	}
	return nil, fmt.Errorf("there is no declaration of %s", e.decl)
}

// within returns where the part of a declaration begins and ends.
func (e edit) within(decl []byte) (begin, end int, err error) {
	if e.part == "" {
		return 0, len(decl), nil
	}
	if bytes.Count(decl, []byte(e.part)) != 1 {
		return 0, 0, fmt.Errorf("%s does not have this once: %s", e.decl, e.part)
	}
	begin = bytes.Index(decl, []byte(e.part))
	end = begin + len(e.part)
	if n := bytes.Index(decl[end:], []byte(e.upto)); n < 0 {
		return 0, 0, fmt.Errorf("%s does not have this: %s", e.decl, e.upto)
	} else if e.upto != "" {
		end += n + len(e.upto)
	}
	return begin, end, nil
}

// named returns the part of a declaration that declares a name, or nil.
func named(d ast.Decl, name string) ast.Node {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if funcName(d) == name {
			return d
		}
	case *ast.GenDecl:
		for _, s := range d.Specs {
			if !declares(s, name) {
				continue
			}
			if d.Lparen.IsValid() {
				return s
			}
			return d
		}
	}
	return nil
}

// funcName returns the name of a function, or that of a method behind that of its type.
func funcName(d *ast.FuncDecl) string {
	if d.Recv == nil {
		return d.Name.Name
	}
	t := d.Recv.List[0].Type
	if p, ok := t.(*ast.StarExpr); ok {
		t = p.X
	}
	if t, ok := t.(*ast.Ident); ok {
		return t.Name + "." + d.Name.Name
	}
	return d.Name.Name
}

// declares reports whether a part of a declaration declares a name.
func declares(s ast.Spec, name string) bool {
	switch s := s.(type) {
	case *ast.TypeSpec:
		return s.Name.Name == name
	case *ast.ValueSpec:
		return slices.ContainsFunc(s.Names, func(n *ast.Ident) bool { return n.Name == name })
	}
	return false
}

// imports returns the import paths that a file makes use of, by the names that it uses them under.
func imports(file *ast.File) map[string]string {
	names := map[string]string{}
	for _, s := range file.Imports {
		imported := strings.Trim(s.Path.Value, `"`)
		name := path.Base(imported)
		if s.Name != nil {
			name = s.Name.Name
		}
		names[name] = imported
	}
	used := map[string]string{}
	ast.Inspect(file, func(n ast.Node) bool {
		if x, ok := n.(*ast.SelectorExpr); ok {
			if id, ok := x.X.(*ast.Ident); ok && names[id.Name] != "" {
				used[id.Name] = names[id.Name]
			}
		}
		return true
	})
	return used
}

// withoutIdleImports returns a source file without those of some imports that it does not use.
func withoutIdleImports(source []byte, before map[string]string) ([]byte, error) {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, "", source, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	after := imports(file)
	var out bytes.Buffer
	last := 0
	for _, s := range file.Imports {
		imported := strings.Trim(s.Path.Value, `"`)
		name := path.Base(imported)
		if s.Name != nil {
			name = s.Name.Name
		}
		if before[name] != imported || after[name] == imported {
			continue
		}
		out.Write(source[last:set.Position(s.Pos()).Offset])
		last = set.Position(s.End()).Offset
	}
	out.Write(source[last:])
	return format.Source(out.Bytes())
}
