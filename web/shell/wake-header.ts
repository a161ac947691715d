const fixedAfter = 5; // px scrolled
const throttleMs = 5; // between two looks at the scroll position

/**
 * Gives the site's header `data-fixed` once the page is scrolled by more than 5 px, and in `data-ground-of` the ground
 * of the section at its lower edge, so that the two look like one.
 */
export function wakeHeader(header: HTMLElement, signal: AbortSignal): void {
  let last = 0;
  let later: ReturnType<typeof setTimeout> | undefined;

  function look() {
    last = performance.now();
    const [isFixed, ground] = [window.scrollY > fixedAfter, groundBelow(header)];
    header.toggleAttribute('data-fixed', isFixed);
    header.dataset.groundOf = ground;
  }
  function onScroll() {
    clearTimeout(later);
    const waitMs = throttleMs - (performance.now() - last);
    if (waitMs <= 0) look();
    else later = setTimeout(look, waitMs);
  }

  look();
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  window.addEventListener('resize', onScroll, { passive: true, signal });
  signal.addEventListener('abort', () => clearTimeout(later));
}

function groundBelow(header: HTMLElement): string {
  // Right below the header: at the top of a page its first section is not under the header yet, and no light band
  // belongs over a dark opening.
  const line = header.getBoundingClientRect().bottom + 1;
  for (const section of document.querySelectorAll<HTMLElement>(
    'main [data-ground-of], footer[data-ground-of]',
  )) {
    // Breadcrumbs stand on the ground of a dark section below them.
    const before = section.previousElementSibling;
    const begin = before?.matches('[data-part=crumbs]:has(+[data-ground-of=deep])') ? before : section;
    const { top } = begin.getBoundingClientRect();
    if (top <= line && section.getBoundingClientRect().bottom > line)
      return section.dataset.groundOf ?? 'paper';
  }
  return 'paper';
}
