import type { Paths } from '#pages/paths-query.ts';
import type { Hint } from './field-path.ts';
import { walkDocument } from './walk-document.ts';

/** What the lake says of the things that a document names, as visitors see them. */
export interface Known {
  /** The documents that are published, of those named. */
  documents: readonly string[];
  /** The files of pictures, with their size in bytes. */
  assets: readonly { _id: string; size: number | null }[];
  paths: Paths;
}

const heavy = 5_000_000; // bytes

// What the site itself answers, whatever the content is.
const ownRoutes = /^\/(api|studio|images|files|gallery)(\/|$)|\.(xml|txt|md|webmanifest|ico|svg|png)$/;

/** The ids of all documents and files that a document names. */
export function namedIn(document: unknown): string[] {
  const names = [...walkDocument(document)].flatMap(({ fields: { _ref } }) =>
    typeof _ref === 'string' ? [_ref] : [],
  );
  return [...new Set(names)];
}

/** Links that lead nowhere, and pictures whose file is gone or very heavy. */
export function deadLinks(document: unknown, { documents, assets, paths }: Known): Hint[] {
  const published = new Set(documents);
  const files = new Map(assets.map(({ _id, size }) => [_id, size ?? 0]));
  const known = new Set([...paths.pages.map(({ path }) => path), ...paths.redirects]);
  return [...walkDocument(document)].flatMap(({ path, fields: { _ref, href } }): Hint[] => {
    if (typeof _ref === 'string') {
      const text = /^(image|file)-/.test(_ref) ? faultOfFile(_ref) : faultOfReference(_ref);
      return text ? [{ path, ...text }] : [];
    }
    if (typeof href !== 'string' || !href.startsWith('/')) return [];
    const address = href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1') || '/';
    if (ownRoutes.test(address) || known.has(address)) return [];
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
    const size = files.get(id);
    if (size === undefined)
      return { weight: 'fault', text: 'The file of this picture is gone. Upload it again.' };
    if (size < heavy || !id.startsWith('image-')) return undefined;
    const megabytes = Math.round(size / 1_000_000);
    return { weight: 'advice', text: `The picture weighs ${megabytes} MB. Upload one of less than 5 MB.` };
  }
}
