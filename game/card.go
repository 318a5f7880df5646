package game

// Colour is one of the six colours of buildings, cards and privileges (rules, section 1).
type Colour uint8

// The colours, in the order in which privileges are listed (rules, section 10).
const (
	Orange Colour = iota
	Brown
	Green
	Blue
	Beige
	Red
	Colours  = 6            // number of colours
	NoColour = Colour(0xff) // no colour
)

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

// Priority is what a settler wants to live next to: values below Features are features, the six after them colours.
type Priority uint8

// Priorities is the number of different priorities.
const Priorities = Features + Colours

// Kind is the size of a building.
type Kind uint8

// The kinds of buildings.
const (
	House Kind = iota
	Palace
	Town
	Kinds = 3 // number of kinds
)

// Card is a face: 0 to 17 are the occupations in the order of cards.csv, 18 to 23 the pirates in the order of the
// colours. The three copies of an occupation are the same Card.
type Card uint8

// Numbers of faces and cards (rules, section 2).
const (
	Occupations = 18
	Faces       = Occupations + Colours // different cards
	Copies      = 3                     // of each occupation
	DeckSize    = Occupations*Copies + Colours
	NoCard      = Card(0xff) // no card, or one that may not be seen
)

// Power is what a privilege lets its owner do (rules, section 10).
type Power uint8

// The powers of the privileges.
const (
	Ties     Power = iota // wins ties at a settler's first priority
	Draw                  // draws more cards as action 1
	Mixed                 // makes palaces of two colours
	Anywhere              // builds on any free plot
	Extra                 // one extra card in each own turn
	Shield                // overlooked by pirates, names their victims
	Powers   = 6          // number of powers
)
