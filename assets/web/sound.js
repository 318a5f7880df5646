// Plays what the program mixes, in the browser's thread for sound. It stands in the place of the script that the engine has as a text,
// which a page with a strict policy does not run.
class Player extends AudioWorkletProcessor {
	constructor({ processorOptions: { frames, channels } }) {
		super();
		this.few = frames * channels / 2; // numbers: with fewer to play more are asked for
		this.pieces = [];
		this.played = 0; // numbers of the first piece
		this.left = 0; // numbers in all pieces
		this.asked = false;
		this.port.onmessage = ({ data }) => {
			this.pieces.push(data);
			this.left += data.length;
			this.asked = false;
		};
	}

	process(inputs, [output]) {
		const wanted = output.length * output[0].length;
		if (this.left < Math.max(this.few, wanted) && !this.asked) {
			this.asked = true;
			this.port.postMessage(null);
		}
		if (this.left < wanted) return true; // silence
		const frames = output[0].length, channels = output.length;
		for (let i = 0; i < frames;) {
			const piece = this.pieces[0];
			let at = this.played;
			for (; i < frames && at < piece.length; i++) {
				for (let c = 0; c < channels; c++) output[c][i] = piece[at++];
			}
			this.played = at;
			if (at < piece.length) break;
			this.pieces.shift();
			this.played = 0;
		}
		this.left -= wanted;
		return true;
	}
}
registerProcessor("oto-worklet-processor", Player);
