/** The place of an asset in its lake: the path, and the parameters that say how to draw a picture. */
export interface AssetAddress {
  pathname: string;
  /** The query with its question mark, in one order and one form of each value; empty for the original. */
  search: string;
}

/**
 * Reads the address of an asset from a request's URL as it was sent. Null for anything else below `/images/` or
 * `/files/`: other projects and datasets, and paths that would lead elsewhere when normalised. Parameters that change
 * no picture are left out, and equal values are written alike, so that they count as one asset.
 */
export function readAssetAddress(
  url: string,
  { projectId, dataset }: { projectId: string; dataset: string },
): AssetAddress | null {
  const [, pathname, folder, project, ofDataset, query] = shape.exec(url) ?? [];
  if (!pathname || project !== projectId || ofDataset !== dataset) return null;
  return { pathname, search: folder === 'images' ? searchOf(new URLSearchParams(query)) : '' };
}

// The names that Sanity gives: a hash, for a picture its size, and an ending.
const shape =
  /^(\/(images|files)\/([a-z0-9-]+)\/([a-z0-9_-]+)\/[0-9a-f]{40}(?:-\d{1,6}x\d{1,6})?\.[a-z0-9]{1,12})(?:\?([^#]*))?$/;

/**
 * The parameters of https://www.sanity.io/docs/image-urls that the lake understands, each with the function that writes
 * its values.
 */
const parameters: Record<string, (value: string) => string> = {
  auto: word,
  bg: word,
  blur: numbers(0),
  crop: word,
  dpr: numbers(1),
  fit: word,
  fm: word,
  'fp-x': numbers(3),
  'fp-y': numbers(3),
  h: numbers(0),
  invert: word,
  'max-h': numbers(0),
  'max-w': numbers(0),
  'min-h': numbers(0),
  'min-w': numbers(0),
  q: steps(5),
  rect: numbers(0),
  sat: word,
  w: numbers(0),
};

function searchOf(given: URLSearchParams): string {
  const kept = new URLSearchParams();
  const sig = given.get('sig');
  for (const [name, write] of Object.entries(parameters)) {
    const value = given.get(name);
    // A signature is valid only for the values as they were signed.
    if (value !== null) kept.set(name, sig === null ? write(value) : value);
  }
  if (sig !== null) kept.set('sig', sig);
  return kept.size > 0 ? `?${kept}` : '';
}

function word(value: string): string {
  return value.toLowerCase();
}

/** Writes a number as the nearest multiple of `step`, at least one step; what is no number stays. */
function steps(step: number): (value: string) => string {
  const write = numbers(0);
  return (value) => {
    const whole = write(value);
    return /^\d+$/.test(whole) ? String(Math.max(step, Math.round(Number(whole) / step) * step)) : whole;
  };
}

/**
 * Writes numbers with at most so many digits after the point. What is no number stays, so that the lake can say what is
 * wrong with it.
 */
function numbers(digits: number): (value: string) => string {
  const write = (part: string) =>
    /^\d{1,9}(\.\d+)?$/.test(part) ? String(Number(Number(part).toFixed(digits))) : part;
  return (value) => value.split(',').map(write).join(',');
}
