package puertorico

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"islas/game/internal/sheet"
)

// maxSize is the largest allowed size of a cargo ship, in barrels.
const maxSize = 15

// plantations returns the plantations in a cell, as many as there are players.
func plantations(s *sheet.Sheet, column, players int) (list []Tile) {
	for _, id := range strings.Fields(s.Cell(column)) {
		if t := slices.Index(tileIDs[:Goods], id); t >= 0 {
			list = append(list, Tile(t))
			continue
		}
		s.Wrong(column, "names of plantations")
	}
	if len(list) != players {
		s.Wrong(column, fmt.Sprintf("%d plantations", players))
	}
	return list
}

// sizes returns the sizes of cargo ships in a cell.
func sizes(s *sheet.Sheet, column int) (list []int) {
	for _, word := range strings.Fields(s.Cell(column)) {
		n, err := strconv.Atoi(word)
		if err != nil || n < 1 || n > maxSize || len(list) > 0 && n <= list[len(list)-1] {
			s.Wrong(column, fmt.Sprintf("rising numbers from 1 to %d", maxSize))
		}
		list = append(list, n)
	}
	if len(list) == 0 || len(list) > maxShips {
		s.Wrong(column, fmt.Sprintf("1 to %d numbers", maxShips))
	}
	return list
}
