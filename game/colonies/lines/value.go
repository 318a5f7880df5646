package lines

import "islas/game/colonies"

// anyGoods is how the resource of a 3:1 harbour is written.
const anyGoods = "any"

// pierGoods is the resource of a harbour, written as its id.
type pierGoods colonies.Resource

func (p pierGoods) MarshalText() ([]byte, error) {
	if colonies.Resource(p) == colonies.NoResource {
		return []byte(anyGoods), nil
	}
	return colonies.Resource(p).MarshalText()
}

func (p *pierGoods) UnmarshalText(text []byte) error {
	if string(text) == anyGoods {
		*p = pierGoods(colonies.NoResource)
		return nil
	}
	return (*colonies.Resource)(p).UnmarshalText(text)
}

// load is a node, and the tokens there by kind.
type load [1 + colonies.Tokens]uint8

func loadOf(at colonies.Node, p colonies.Purse) (list load) {
	list[0] = uint8(at)
	copy(list[1:], p[:])
	return list
}
