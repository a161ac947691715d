/**
 * The `data-` attributes that only editors' pages have: they say, for the Studio's overlay and the canvas, where each
 * part comes from.
 */
const marks = ['sanity', 'field', 'document', 'exact', 'block', 'empty'];

/** Takes all of it off a copy of a page, with the frames around its sections and the overlay itself. */
export function removeEditorMarks(root: Element): void {
  for (const overlay of root.querySelectorAll('sanity-visual-editing')) overlay.remove();
  for (const name of marks)
    for (const marked of root.querySelectorAll(`[data-${name}]`)) marked.removeAttribute(`data-${name}`);
  for (const frame of root.querySelectorAll('[data-sections], [data-section]'))
    frame.replaceWith(...frame.childNodes);
}
