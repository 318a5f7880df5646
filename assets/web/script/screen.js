// The size of the screen: another density, as on another monitor, is told the engine as another size.
function watchDensity() {
	matchMedia("(resolution: " + devicePixelRatio + "dppx)").addEventListener("change", () => {
		dispatchEvent(new Event("resize"));
		watchDensity();
	}, { once: true });
}
watchDensity();
