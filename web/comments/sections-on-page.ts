/** A section of the page that can be commented on. */
export interface SectionOnPage {
  key: string;
  /** Its first heading, or its number, such as `Section 2`; both where another section has the same heading. */
  title: string;
}

/** The sections that stand on the page, from top to bottom. */
export function sectionsOnPage(): SectionOnPage[] {
  const found = [...document.querySelectorAll<HTMLElement>('[data-section]')];
  const headings = found.map((section) => section.querySelector('h1, h2, h3')?.textContent?.trim());
  return found.flatMap(({ dataset: { section: key } }, index) => {
    const [heading, which] = [headings[index], `Section ${index + 1}`];
    const isAlone = headings.filter((other) => other === heading).length === 1;
    return key ? [{ key, title: heading ? (isAlone ? heading : `${heading} (${which})`) : which }] : [];
  });
}

/** Draws a frame around a section; returns a function that removes it. */
export function frameSection(key: string): () => void {
  const marked = document.querySelector(`[data-section="${CSS.escape(key)}"]`)?.firstElementChild;
  if (!(marked instanceof HTMLElement)) return () => {};
  const { outline, outlineOffset } = marked.style;
  Object.assign(marked.style, { outline: '3px solid var(--color-amber)', outlineOffset: '-3px' });
  return () => Object.assign(marked.style, { outline, outlineOffset });
}
