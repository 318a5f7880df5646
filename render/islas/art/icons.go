package art

import "islas/render/paint"

// Icon is an icon of this game's own.
type Icon uint8

// The icons: what can be built.
const (
	IconHouse Icon = iota
	IconPalace
	IconTown
	icons
)

// Icons is every icon of this game's own, for contact sheets and tests.
func Icons() []paint.Icon {
	all := make([]paint.Icon, icons)
	for i := range all {
		all[i] = Icon(i)
	}
	return all
}

// Parts is what the icon is drawn of.
func (ic Icon) Parts() []paint.IconPart { return parts[ic] }

var parts = [icons][]paint.IconPart{
	IconHouse:  {{Shape: "M 12 3 L 21.5 12 H 18.5 V 21 H 5.5 V 12 H 2.5 Z"}},
	IconPalace: {{Shape: "M 2 21 V 9 L 4.5 5 L 7 9 V 11 H 8.5 L 12 4 L 15.5 11 H 17 V 9 L 19.5 5 L 22 9 V 21 H 14 V 16.5 H 10 V 21 Z"}},
	IconTown:   {{Shape: "M 1.5 21.5 V 13.5 H 4 V 15 H 7 V 13.5 H 10 V 15 H 14 V 13.5 H 17 V 15 H 20 V 13.5 H 22.5 V 21.5 Z M 2.5 12 V 8.5 L 5.5 5 L 8.5 8.5 V 12 Z M 9 11.5 V 6 L 12 2.5 L 15 6 V 11.5 Z M 15.5 12 V 8.5 L 18.5 5 L 21.5 8.5 V 12 Z"}},
}
