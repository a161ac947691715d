import type { Upload } from './picture-uploads.ts';

/** The messages about one place, one below the other; they stand where the last of them does. */
export interface UploadStack {
  place: string;
  at: Upload['at'];
  uploads: Upload[];
}

/** Groups uploads by their places, so that messages do not overlap. */
export const stacksOf = (uploads: readonly Upload[]): UploadStack[] =>
  [...Map.groupBy(uploads, ({ place }) => place)].flatMap(([place, its]) => {
    const at = its.at(-1)?.at;
    return at ? [{ place, at, uploads: its }] : [];
  });
