package islas

// Feature is one of the six features of an island (rules, section 1).
type Feature uint8

// The features, in the order of the columns of islands.csv.
const (
	Coast Feature = iota
	Village
	River
	Mountain
	Farmland
	Road
	Features = 6 // number of features
)

var featureNames = [Features]string{"coast", "village", "river", "mountain", "farmland", "road"}

// String returns the feature's name in data and records, such as "coast".
func (f Feature) String() string { return nameOf(f, featureNames[:]) }

// Priority is what a settler seeks to live next to: values below Features are features, the six after them colours.
type Priority uint8

// Priorities is the number of different priorities.
const Priorities = Features + Colours

// FeaturePriority returns the priority to live next to a feature.
func FeaturePriority(f Feature) Priority { return Priority(f) }

// ColourPriority returns the priority to live next to a building of a colour.
func ColourPriority(c Colour) Priority { return Features + Priority(c) }

// IsColour reports whether p is a colour; otherwise it is a feature.
func (p Priority) IsColour() bool { return p >= Features && p < Priorities }

// Colour returns the colour that p is, NoColour if it is a feature.
func (p Priority) Colour() Colour {
	if !p.IsColour() {
		return NoColour
	}
	return Colour(p - Features)
}

// Feature returns the feature that p is; it means nothing if p is a colour.
func (p Priority) Feature() Feature { return Feature(p) }

// String returns the name of the feature or colour.
func (p Priority) String() string {
	if p.IsColour() {
		return p.Colour().String()
	}
	return p.Feature().String()
}
