import { minHeavyBytes } from '#canvas/heavy-picture.ts';
import type { Hint } from './field-path.ts';
import { walkDocument } from './walk-document.ts';

/** What the lake says of the things that a document names, as visitors see them. */
export interface Known {
  /** The documents that are published, of those named. */
  documents: readonly string[];
  /**
   * The files of pictures, with their size in bytes, their width in pixels, which drawings that grow (SVG) have none of, and the
   * alternative text that counts wherever a place has none of its own.
   */
  assets: readonly { _id: string; size: number | null; width?: number | null; altText?: string | null }[];
  /** The addresses that there are, at least those of `addressesIn`. */
  addresses: readonly string[];
}

const minWidth = 400; // px, as wide as a picture is on a phone

// What the site itself answers, whatever the content is.
const ownRoutes = /^\/(api|studio|images|files|gallery)(\/|$)|\.(xml|txt|md|webmanifest|ico|svg|png)$/;

/** The ids of all documents and files that a document names. */
export function namedIn(document: unknown): string[] {
  const names = [...walkDocument(document)].flatMap(({ fields: { _ref } }) =>
    typeof _ref === 'string' ? [_ref] : [],
  );
  return [...new Set(names)];
}

/** The addresses of the site to which a document links by their words, but for those that it answers whatever the content is. */
export function addressesIn(document: unknown): string[] {
  const found = [...walkDocument(document)].flatMap(({ fields: { href } }) => addressOf(href) ?? []);
  return [...new Set(found)];
}

/** The path to which a link within the site leads; undefined for any other, and where something stands in any case. */
function addressOf(href: unknown): string | undefined {
  if (typeof href !== 'string' || !href.startsWith('/')) return undefined;
  const address = href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1') || '/';
  return ownRoutes.test(address) ? undefined : address;
}

/** Links that lead nowhere, and pictures whose file is gone or very heavy. */
export function deadLinks(document: unknown, { documents, assets, addresses }: Known): Hint[] {
  const published = new Set(documents);
  const files = new Map(assets.map((file) => [file._id, file]));
  const known = new Set(addresses);
  return [...walkDocument(document)].flatMap(({ path, fields: { _ref, href } }): Hint[] => {
    if (typeof _ref === 'string') {
      const text = /^(image|file)-/.test(_ref) ? faultOfFile(_ref) : faultOfReference(_ref);
      return text ? [{ path, ...text }] : [];
    }
    const address = addressOf(href);
    if (address === undefined || known.has(address)) return [];
    const text = `This leads to ${address}, where nothing stands. Pick a page instead, or make a redirect from there.`;
    return [{ weight: 'fault', path: [...path, 'href'], text }];
  });

  function faultOfReference(id: string): Pick<Hint, 'weight' | 'text'> | undefined {
    if (published.has(id)) return undefined;
    return {
      weight: 'fault',
      text: 'What is picked here is not published or was deleted, so visitors do not get it.',
    };
  }

  function faultOfFile(id: string): Pick<Hint, 'weight' | 'text'> | undefined {
    const file = files.get(id);
    if (!file) return { weight: 'fault', text: 'The file of this picture is gone. Upload it again.' };
    if (!id.startsWith('image-')) return undefined;
    const { size, width } = file;
    if (size && size >= minHeavyBytes) {
      const megabytes = Math.round(size / 1_000_000);
      return { weight: 'advice', text: `The picture weighs ${megabytes} MB. It can be made smaller here.` };
    }
    if (!width || width >= minWidth || id.endsWith('-svg')) return undefined;
    const text = `The picture is only ${width} pixels wide and may look blurred. Upload a larger one.`;
    return { weight: 'advice', text };
  }
}
