/** How many letters of an element stand before a place in it. */
function offsetIn(host: Node, node: Node, offset: number): number {
  const before = document.createRange();
  before.setStart(host, 0);
  before.setEnd(node, offset);
  return before.toString().length;
}

/** The place in an element before which so many letters stand. */
export function placeIn(host: Node, offset: number): [Node, number] {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  let left = offset;
  let last: [Node, number] = [host, 0];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.nodeValue ?? '';
    if (left <= length) return [node, left];
    left -= length;
    last = [node, length];
  }
  return last;
}

/** The letters that are selected in an element, from the first to the last; undefined where the caret is elsewhere. */
export function selectedIn(host: Node): [number, number] | undefined {
  const selection = getSelection();
  if (!selection?.rangeCount) return undefined;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  if (!host.contains(startContainer) || !host.contains(endContainer)) return undefined;
  return [offsetIn(host, startContainer, startOffset), offsetIn(host, endContainer, endOffset)];
}

/** Selects letters of an element, or puts the caret between two. */
export function select(host: Node, from: number, to = from): void {
  getSelection()?.setBaseAndExtent(...placeIn(host, from), ...placeIn(host, to));
}

/** How many letters of an element stand before a point of the window; undefined where the point is elsewhere. */
export function offsetAt(host: Node, x: number, y: number): number | undefined {
  const at = document.caretPositionFromPoint?.(x, y);
  return at && host.contains(at.offsetNode) ? offsetIn(host, at.offsetNode, at.offset) : undefined;
}

/** Which letters a change of the browser's is for, where it says so: a word that is put right is not what is selected. */
export function meantBy(event: InputEvent, host: Node): [number, number] | undefined {
  const [target] = event.inputType === 'insertReplacementText' ? event.getTargetRanges() : [];
  return (
    target && [
      offsetIn(host, target.startContainer, target.startOffset),
      offsetIn(host, target.endContainer, target.endOffset),
    ]
  );
}
