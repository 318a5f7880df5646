// Files that are dropped on the page: the engine takes those of the system. Others, like a picture from another page, have no place in a
// folder that it could look them up in, and would end it: they go the way of files that are chosen.

addEventListener("drop", (e) => {
	const files = [...e.dataTransfer?.items ?? []].filter((item) => item.kind === "file");
	if (files.every((item) => item.webkitGetAsEntry?.())) return;
	e.preventDefault();
	e.stopImmediatePropagation();
	const input = byId("islas-file");
	input.files = e.dataTransfer.files;
	input.dispatchEvent(new Event("change"));
}, true);
