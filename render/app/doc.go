// Package app is the program with its window: it reads the command line, gives the scenes their services and runs the one
// on top. Games come from package catalogue, scenes from package shell and from the games, services from package stage.
//
//	main.go, flags.go, explain.go  the command line, exit codes, and what to do about an error
//	check.go, file.go, inbox.go    files: the command that judges records and saved games, and those that are dropped on the window;
//	                               pick_js.go has a browser ask for one
//	run.go, desktop.go             the window and the first scene; browser_js.go in a page
//	snap.go                        pictures that are written to a file
//	app.go                         the frame loop: input, tick of the scene, and drawing when the screen would differ
//	animation.go                   steps of the animated background: its rate, when it rests, slow machines
//	frames.go, frames_table.go     frame times by scene, for the flag -frames
//	inspect.go                     the screen as JSON, for tests and assistive tools
//
// Ticks come sixty times a second, but a scene runs only in those in which something was entered, moves or thinks. What it
// records is compared with what the screen shows, and only what differs is drawn.
package app
