/** The attribute of the root element when the visitor can rest on a link before following it. */
export const hoverMark = 'data-hovers';

/** Marks the page of a visitor with a mouse, for the page's speculation rules (web/renderer/without-framework.ts). */
export function markHover(): void {
  if (matchMedia('(hover: hover)').matches) document.documentElement.setAttribute(hoverMark, '');
}
