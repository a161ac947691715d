/** The key of the section around a node of the page. */
export const sectionAround = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-section]')?.dataset.section : undefined;
