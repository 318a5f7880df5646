package puertorico

import (
	"encoding/csv"
	"slices"
	"strconv"
	"strings"

	assets "islas/assets/puertorico"
)

// refGoods returns the five kinds of barrels, and of plantations, in the order of the data.
func refGoods() []string { return []string{"corn", "indigo", "sugar", "tobacco", "coffee"} }

// tileKinds returns the goods and the quarry.
func tileKinds() []string { return append(refGoods(), "quarry") }

// refRoles returns the role cards of a game with that many prospectors, in the order of records.
func refRoles(prospectors int) []string {
	all := []string{"settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector1", "prospector2"}
	return all[:6+prospectors]
}

// building is a type of building.
type building struct {
	id, kind, good                                     string
	column, cost, points, circles, spaces, all, forTwo int
}

func (b building) violet() bool { return strings.HasPrefix(b.kind, "violet") }

// rows returns the rows of a table, each by the names of its columns.
func rows(table string) (list []map[string]string) {
	lines, err := csv.NewReader(strings.NewReader(table)).ReadAll()
	if err != nil {
		panic(err)
	}
	for _, line := range lines[1:] {
		row := map[string]string{}
		for i, name := range lines[0] {
			row[name] = line[i]
		}
		list = append(list, row)
	}
	return list
}

func refNumber(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		panic(err)
	}
	return n
}

// types returns the types of buildings in the order of the data.
func types() (list []building) {
	for _, row := range rows(assets.Buildings) {
		list = append(list, building{
			id: row["id"], kind: row["kind"], good: row["good"],
			column: refNumber(row["column"]), cost: refNumber(row["cost"]), points: refNumber(row["vp"]),
			circles: refNumber(row["circles"]), spaces: refNumber(row["spaces"]),
			all: refNumber(row["supply"]), forTwo: refNumber(row["supply_2p"]),
		})
	}
	return list
}

// setup returns the row of setup.csv for a number of players.
func setup(players int) map[string]string {
	list := rows(assets.Setup)
	return list[slices.IndexFunc(list, func(row map[string]string) bool { return row["players"] == strconv.Itoa(players) })]
}

// refPlantations returns how many plantations of each kind a game of that many players has.
func refPlantations(players int) map[string]int { return kindColumn("tiles", players) }

// barrels returns how many barrels of each kind a game of that many players has.
func barrels(players int) map[string]int { return kindColumn("goods", players) }

// kindColumn returns a column of tiles.csv, or the one for two players.
func kindColumn(column string, players int) map[string]int {
	if players == 2 {
		column += "_2p"
	}
	n := map[string]int{}
	for _, row := range rows(assets.Tiles) {
		if row["id"] != "quarry" {
			n[row["id"]] = refNumber(row[column])
		}
	}
	return n
}

// prices returns the price that the trading house pays for a barrel of each kind.
func prices() map[string]int {
	n := map[string]int{}
	for _, row := range rows(assets.Tiles) {
		if row["id"] != "quarry" {
			n[row["id"]] = refNumber(row["price"])
		}
	}
	return n
}
