/** The number of letters in an element before a place in it. */
function offsetIn(host: Node, node: Node, offset: number): number {
  const before = document.createRange();
  before.setStart(host, 0);
  before.setEnd(node, offset);
  return before.toString().length;
}

/** The place in an element after so many letters, as a node and an offset. */
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

/** The range of letters that is selected in an element; undefined where the selection is elsewhere. */
export function selectedIn(host: Node): [number, number] | undefined {
  const selection = getSelection();
  if (!selection?.rangeCount) return undefined;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  if (!host.contains(startContainer) || !host.contains(endContainer)) return undefined;
  return [offsetIn(host, startContainer, startOffset), offsetIn(host, endContainer, endOffset)];
}

/** Selects a range of letters in an element, or puts the caret between two. */
export function select(host: Node, from: number, to = from): void {
  getSelection()?.setBaseAndExtent(...placeIn(host, from), ...placeIn(host, to));
}

/** The number of letters in an element before a point of the window; undefined where the point is elsewhere. */
export function offsetAt(host: Node, x: number, y: number): number | undefined {
  const at = document.caretPositionFromPoint?.(x, y);
  return at && host.contains(at.offsetNode) ? offsetIn(host, at.offsetNode, at.offset) : undefined;
}

/**
 * The range of letters that a change by the browser is for, where it names one: a corrected word is not the selection.
 */
export function meantBy(event: InputEvent, host: Node): [number, number] | undefined {
  const [target] = event.inputType === 'insertReplacementText' ? event.getTargetRanges() : [];
  return (
    target && [
      offsetIn(host, target.startContainer, target.startOffset),
      offsetIn(host, target.endContainer, target.endOffset),
    ]
  );
}
