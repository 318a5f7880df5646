package settings

import (
	"encoding/json"
	"fmt"
	"math"
	"regexp"
	"slices"
	"sync"

	"islas/render/keep/jsonmerge"
)

// tongue matches the code of a language that another version of the program may have: "pl", "pt-BR".
var tongue = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$`) })

// read reads settings value by value, so that one bad value does not cost the others: it is replaced by its usual value, or the nearest
// valid one, also in the members of the reader. Only data without a version are damaged as a whole.
func (k Known) read(data []byte) (set Settings, r reader, err error) {
	set = k.usual()
	if r.members, err = parse(data); err != nil {
		return set, r, err
	}
	r.value("game", &set.Game)
	r.language(&set)
	r.value("speed", &set.Speed)
	r.percent("effects", &set.Effects, 0, 100)
	r.percent("music", &set.Music, 0, 100)
	r.percent("surf", &set.Surf, 0, 100)
	r.value("sound", &set.Sound)
	r.value("fullScreen", &set.FullScreen)
	r.percent("scale", &set.Scale, MinScale, MaxScale)
	r.value("reducedMotion", &set.ReducedMotion)
	r.value("dim", &set.Dim)
	// Choices made before the program asked the system stay.
	set.MotionAsSystem, set.DimAsSystem = !set.ReducedMotion, !set.Dim
	r.value("motionAsSystem", &set.MotionAsSystem)
	r.value("dimAsSystem", &set.DimAsSystem)
	r.value("sizeAsSystem", &set.SizeAsSystem)
	set.Obey(System{}) // until the system is asked
	r.value("wholeTable", &set.WholeTable)
	r.value("typeface", &set.Typeface)
	r.value("spaced", &set.Spaced)
	r.theme(&set)
	r.value("scan", &set.Scan)
	r.value("speech", &set.Speech)
	r.names("keys", set.SetKey)
	r.names("pad", set.SetPad)
	r.value("consequences", &set.Consequences)
	r.value("chance", &set.Chance)
	r.value("explain", &set.Explain)
	r.own(&set, k.Choices)
	return set, r, nil
}

// reader reads members of an object. It removes bad ones from it, since a missing one means the usual value.
type reader struct {
	members jsonmerge.Object
	bad     bool // one was
}

// drop removes a bad member.
func (r *reader) drop(name string) {
	delete(r.members, name)
	r.bad = true
}

// value reads a member into the value that to points at, and reports whether it exists and fits.
func (r *reader) value(name string, to any) bool {
	raw, ok := r.members[name]
	if !ok {
		return false
	}
	if string(raw) == "null" || json.Unmarshal(raw, to) != nil {
		r.drop(name)
		return false
	}
	return true
}

// percent reads a number of any size, rounded and limited to its range.
func (r *reader) percent(name string, to *int, least, most int) {
	var f float64
	if !r.value(name, &f) {
		return
	}
	n := math.Round(f)
	*to = int(min(max(n, float64(least)), float64(most)))
	if float64(*to) != n {
		r.members[name], r.bad = fmt.Append(nil, *to), true
	}
}

// language reads the language. One that is missing now may exist at the next start, or in another program: the file goes on naming it.
func (r *reader) language(set *Settings) {
	var code string
	switch {
	case !r.value("language", &code), code == "":
	case slices.Contains(set.languages(), code):
		set.Language = code
	case !tongue().MatchString(code):
		r.drop("language")
	}
}

// within reads the members of a member that is an object, and removes bad ones from it.
func (r *reader) within(name string, read func(r *reader)) {
	var in reader
	if !r.value(name, &in.members) {
		return
	}
	if read(&in); in.bad {
		r.bad = true
		_ = r.members.Set(name, in.members) // they were read as JSON
	}
}

// names reads keys or buttons chosen by the player, each by the id of its command.
func (r *reader) names(name string, set func(id, name string)) {
	r.within(name, func(in *reader) {
		for id := range in.members {
			var name string
			if in.value(id, &name) {
				set(id, name)
			}
		}
	})
}

// own reads the values of the choices of games.
func (r *reader) own(set *Settings, choices []Choice) {
	r.within("own", func(in *reader) {
		for _, c := range choices {
			var value string
			switch {
			case !in.value(c.key(), &value):
			case slices.Contains(c.Values, value):
				set.SetOwn(c, value)
			default:
				in.drop(c.key())
			}
		}
	})
}
