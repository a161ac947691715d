/**
 * Tells the Studio's overlay which field a text or a picture comes from, so that a click on it opens the field. The
 * views know nothing of it: an element is known by holding exactly what the field says, each for one field.
 */
export function markFields(root: HTMLElement, stored: unknown, mark: (path: string) => string): void {
  // What leads about the page repeats its headings.
  const all = [...root.querySelectorAll<HTMLElement>(textElements)];
  const free = new Set(all.filter((element) => !element.closest('nav')));
  const pictures = new Set(root.querySelectorAll('img'));
  for (const { path, text, asset } of fieldsIn(stored)) {
    const element = asset
      ? [...pictures].find(({ src, srcset }) => `${src} ${srcset}`.includes(asset))
      : [...free].find((candidate) => tidy(candidate.textContent ?? '') === text);
    if (!element) continue;
    element.dataset.sanity = mark(path);
    free.delete(element);
    if (element instanceof HTMLImageElement) pictures.delete(element);
  }
}

const textElements =
  'h1, h2, h3, h4, h5, h6, p, li, a, button, summary, dt, dd, blockquote, figcaption, label, legend, strong, span, td';

interface Field {
  path: string;
  text: string;
  /** The hash of a picture's file. */
  asset?: string;
}

/** The texts and pictures of a stored section, in the order in which they stand in it. */
function fieldsIn(value: unknown, path = ''): Field[] {
  if (typeof value === 'string') {
    const text = tidy(value);
    return text && !/(^|\.)(_|icon$|variant$|background$|spacing$|layout$|anchor$)/.test(path)
      ? [{ path, text }]
      : [];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => fieldsIn(item, `${path}${stepTo(item, index)}`));
  if (typeof value !== 'object' || value === null) return [];
  if (isBlock(value)) return [{ path, text: tidy(value.children.map(({ text }) => text).join('')) }];
  const asset = assetOf(value);
  if (asset) return [{ path, text: '', asset }];
  return Object.entries(value).flatMap(([name, field]) => fieldsIn(field, path ? `${path}.${name}` : name));
}

/** An item of a list by its key, else by its place. */
function stepTo(item: unknown, index: number): string {
  const key = typeof item === 'object' && item !== null && '_key' in item ? String(item._key) : undefined;
  return key === undefined ? `[${index}]` : `[_key=="${key}"]`;
}

function isBlock(value: object): value is { children: { text: string }[] } {
  return '_type' in value && value._type === 'block' && 'children' in value && Array.isArray(value.children);
}

function assetOf(value: object): string | undefined {
  // Whatever has an asset refers to it.
  const { asset } = value as { asset?: { _ref?: string } };
  return asset?._ref?.match(/^image-([a-f0-9]+)-/)?.[1];
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
