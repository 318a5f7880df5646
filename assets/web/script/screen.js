// The size of the screen: another density, as on another monitor, is told the engine as another size.
function watchDensity() {
	matchMedia("(resolution: " + devicePixelRatio + "dppx)").addEventListener("change", () => {
		dispatchEvent(new Event("resize"));
		watchDensity();
	}, { once: true });
}
watchDensity();

// The size of texts that is set in the system or in the browser, in percent of the usual one: the program asks for islasTextSize.
const usualText = CSS.supports("font", "-apple-system-body") && navigator.maxTouchPoints > 0 ? 17 : 16; // pixels; more on telephones of Apple
const ruler = document.createElement("div"); // is ten letters wide (style.css)
ruler.id = "ruler";
document.body.append(ruler);
new ResizeObserver(() => {
	globalThis.islasTextSize = Math.round(ruler.getBoundingClientRect().width * 10 / usualText);
}).observe(ruler);
