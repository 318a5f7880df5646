package table

// Explains decides which events are explained.
var Explains = explains
