/** A section of the page that can be spoken of. */
export interface SectionOnPage {
  key: string;
  /** Its first heading, or which one it is. */
  title: string;
}

/** The sections that stand on the page, from top to bottom. */
export function sectionsOnPage(): SectionOnPage[] {
  const found = [...document.querySelectorAll<HTMLElement>('[data-section]')];
  return found.flatMap(({ dataset: { section: key } }, index) => {
    const title = found[index]?.querySelector('h1, h2, h3')?.textContent?.trim();
    return key ? [{ key, title: title || `Section ${index + 1}` }] : [];
  });
}

/** The key of the section in which something on the page stands. */
export const sectionAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-section]')?.dataset.section : undefined;

/** Draws a frame around a section. Returns what takes it away. */
export function frameSection(key: string): () => void {
  const marked = document.querySelector(`[data-section="${CSS.escape(key)}"]`)?.firstElementChild;
  if (!(marked instanceof HTMLElement)) return () => {};
  const { outline, outlineOffset } = marked.style;
  Object.assign(marked.style, { outline: '3px solid var(--color-amber)', outlineOffset: '-3px' });
  return () => Object.assign(marked.style, { outline, outlineOffset });
}
