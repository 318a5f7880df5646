// Package net reads and writes the networks by which computer players judge positions: structs of arrays of weights, of type float32.
// How a network is run is its game's own; how it learns, package game/ai/learning knows.
package net

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"reflect"
)

// Parts returns the rows of weights of a network or of an array of it, given by its pointer, in the order of their fields. To change
// them changes the network.
func Parts(network any) (parts [][]float32) {
	var add func(v reflect.Value)
	add = func(v reflect.Value) {
		switch {
		case v.Kind() == reflect.Struct:
			for _, field := range v.Fields() {
				add(field)
			}
		case v.Type().Elem().Kind() == reflect.Array:
			for i := range v.Len() {
				add(v.Index(i))
			}
		default:
			parts = append(parts, v.Slice(0, v.Len()).Interface().([]float32))
		}
	}
	add(reflect.ValueOf(network).Elem())
	return parts
}

// Marshal returns a network as bytes: its weights as 32-bit numbers, little-endian.
func Marshal[N any](network *N) (data []byte) {
	for _, w := range Parts(network) {
		for _, v := range w {
			data = binary.LittleEndian.AppendUint32(data, math.Float32bits(v))
		}
	}
	return data
}

// Read returns the network that Marshal wrote. The error says in one sentence what is wrong with the weights.
func Read[N any](data []byte) (*N, error) {
	network := new(N)
	if want := binary.Size(network); len(data) != want {
		return nil, fmt.Errorf("the network's weights are %d bytes, %d are needed; train them again", len(data), want)
	}
	for _, w := range Parts(network) {
		for i := range w {
			w[i] = math.Float32frombits(binary.LittleEndian.Uint32(data))
			if !(math.Abs(float64(w[i])) < 1e6) { // infinite, or no number
				return nil, errors.New("the network's weights are damaged; train them again")
			}
			data = data[4:]
		}
	}
	return network, nil
}
