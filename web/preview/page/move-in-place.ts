/**
 * A list of sections in a browser that can move an element without taking it out
 * (https://developer.mozilla.org/docs/Web/API/Element/moveBefore).
 */
interface MovingList extends HTMLElement {
  moveBefore(node: Node, before: Node | null): void;
}

/**
 * Makes React move the elements of a list without removing them, where the browser can: an editor writing in one while
 * a colleague moves it keeps the caret, and a film in it plays on.
 */
export function moveInPlace(list: HTMLElement | null): void {
  if (!list || !canMove(list)) return;
  const insertBefore = list.insertBefore.bind(list);
  const appendChild = list.appendChild.bind(list);
  const move = (node: Node, before: Node | null) => {
    const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
    list.moveBefore(node, before);
    // The focus survives the move, but the selection does not.
    if (anchorNode && focusNode && node.contains(anchorNode) && node.contains(focusNode))
      getSelection()?.setBaseAndExtent(anchorNode, anchorOffset ?? 0, focusNode, focusOffset ?? 0);
  };
  list.insertBefore = (node, before) => {
    if (node.parentNode !== list) return insertBefore(node, before);
    move(node, before);
    return node;
  };
  list.appendChild = (node) => {
    if (node.parentNode !== list) return appendChild(node);
    move(node, null);
    return node;
  };
}

const canMove = (list: HTMLElement): list is MovingList => 'moveBefore' in list;
