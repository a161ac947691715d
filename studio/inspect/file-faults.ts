import { minHeavyBytes } from '#canvas/pictures/heavy-picture.ts';
import type { Hint } from './field-path.ts';
import { walkDocument } from './walk-document.ts';

/**
 * The file of a picture, or one to download: its size in bytes, its width in pixels, which vector graphics (SVG) may
 * lack, and the alternative text for places that have none of their own.
 */
export interface NamedFile {
  _id: string;
  size: number | null;
  width?: number | null;
  altText?: string | null;
}

/** The GROQ projection that yields a `NamedFile`. */
export const filesProjection = '{_id, size, altText, "width": metadata.dimensions.width}';

const minWidth = 400; // px, the width of a picture on a phone

/**
 * The hints about files that a document refers to and that are missing, and about pictures that are very heavy or
 * small.
 */
export function fileFaults(document: unknown, files: readonly NamedFile[]): Hint[] {
  const byId = new Map(files.map((file) => [file._id, file]));
  return [...walkDocument(document)].flatMap(({ path, fields: { _ref } }): Hint[] => {
    if (typeof _ref !== 'string' || !isFile(_ref)) return [];
    const fault = faultOf(_ref, byId.get(_ref));
    return fault ? [{ path, ...fault }] : [];
  });
}

/** Whether an id is that of a picture or file, not of a document. */
export const isFile = (id: string): boolean => /^(image|file)-/.test(id);

function faultOf(id: string, file: NamedFile | undefined): Pick<Hint, 'weight' | 'text'> | undefined {
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
