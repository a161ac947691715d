import type { Upload } from './picture-uploads.ts';

/** What is said at one place, one below the other, where the last of it stands. */
export interface UploadStack {
  place: string;
  at: Upload['at'];
  uploads: Upload[];
}

/** Uploads by their places, so that what is said of one lies on no other. */
export const stacksOf = (uploads: readonly Upload[]): UploadStack[] =>
  [...Map.groupBy(uploads, ({ place }) => place)].flatMap(([place, its]) => {
    const at = its.at(-1)?.at;
    return at ? [{ place, at, uploads: its }] : [];
  });
