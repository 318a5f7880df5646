package blackbox

import (
	"os"
	"testing"

	"islas/locales"
	"islas/render/internal/guest"
)

func init() {
	scripts["two windows"] = script{args: []string{"-lang", "en", "-seats", "human,easy", "-seed", "3"}, width: 1280, height: 720, play: playTwoWindows}
}

// TestTwoWindows opens one game in two programs: the second asks and takes it over, the first notices at its next move, says so and
// stops, and nothing of the other is overwritten. When the second is killed, the first goes on without a question.
func TestTwoWindows(t *testing.T) { runScript(t, "two windows") }

// playTwoWindows plays with a second program on the folder of the first.
func playTwoWindows(g *player) {
	g.scene("Table")
	data := mustGet(os.MkdirTemp("", "islas-window-"))
	defer os.RemoveAll(data)
	other := sits(mustGet(guest.Launch(os.Getenv(programVariable), data, []string{"-lang", "en", "-data", guest.Store(g.data)}, 1280, 720)), data, g.known)
	other.scene("title")
	other.press("continue")
	other.photo("windows-asked")
	other.press("elsewhere.no", "continue", "elsewhere.yes")
	other.scene("Table")
	before := g.saved()
	g.press("draw")
	g.scene("title")
	g.says(mustGet(locales.Open("en")).Text("notice.taken-over"))
	g.photo("windows-taken")
	if g.saved() != before {
		g.fail("the first program has written the game that the second has taken over")
	}
	other.press("draw")
	if g.saved() == before {
		g.fail("the second program does not save what it plays")
	}
	mustGet(0, other.Kill())
	g.press("continue")
	g.scene("Table")
}

// saved is the content of the only game in the folder.
func (g *player) saved() string {
	return string(mustGet(os.ReadFile(g.only("game-[0-9]*-[0-9]*-????.islas-save.json"))))
}
