package main

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"islas/locales"
	"islas/render/testkit/chromium"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

// TestPageWithoutScript opens the page where its script does not come, or is more than the browser understands: it says so, in every
// language as it does not know which is wanted.
func TestPageWithoutScript(t *testing.T) {
	ctx := chromium.Start(t)
	dir := tinyFolder(t)
	for name, script := range map[string]string{"none": "", "not understood": "let of = ;"} {
		t.Run(name, func(t *testing.T) {
			plain := http.FileServer(http.Dir(dir))
			s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				switch {
				case r.URL.Path != "/"+scriptName:
					plain.ServeHTTP(w, r)
				case script == "":
					http.NotFound(w, r)
				default:
					w.Header().Set("Content-Type", "text/javascript")
					_, _ = w.Write([]byte(script))
				}
			}))
			t.Cleanup(s.Close)
			tab, cancel := chromedp.NewContext(ctx)
			t.Cleanup(cancel)
			var text string
			err := chromedp.Run(tab, page.BringToFront(), chromedp.Navigate(s.URL),
				chromedp.Poll(`document.getElementById("unstarted").checkVisibility({ visibilityProperty: true }) &&
					document.getElementById("unstarted").offsetHeight > 50 && document.getElementById("unstarted").innerText`, &text,
					chromedp.WithPollingInterval(100*time.Millisecond), chromedp.WithPollingTimeout(need.Patience)))
			must.OK(t, err)
			for _, lang := range locales.Languages() {
				c, err := locales.Open(lang)
				must.OK(t, err)
				if want := c.Text("web.unstarted"); !strings.Contains(text, want) {
					t.Errorf("the page says %q, not %q", text, want)
				}
			}
		})
	}
}
