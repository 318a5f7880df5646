// Package platform is what differs by system and needs no package of its own: the wait between frames, processor time, the garbage
// collector during the start, and the console. The packages in its folder are the file dialog, the clipboard, speech, the system
// preferences, the checks before the start (preflight), the session bus, and crash reports.
package platform
