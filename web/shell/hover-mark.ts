/** The attribute of a page whose visitor can rest on a link before following it. */
export const hoverMark = 'data-hovers';

/** Marks the page of a visitor with a mouse, by which the page's speculation rules know them (web/renderer/without-framework.ts). */
export function markHover(): void {
  if (matchMedia('(hover: hover)').matches) document.documentElement.setAttribute(hoverMark, '');
}
