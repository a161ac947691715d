/** A picture or another file that was uploaded, as far as Media shows it. */
export interface MediaFile {
  _id: string;
  _type: string;
  _createdAt: string;
  url: string;
  originalFilename: string | null;
  title: string | null;
  altText: string | null;
  mimeType: string | null;
  size: number | null; // bytes
  width: number | null;
  height: number | null;
  isOpaque: boolean | null;
  tags: string[];
}

/** The GROQ projection that yields a `MediaFile`. */
export const mediaProjection = `{
  _id, _type, _createdAt, url, originalFilename, title, altText, mimeType, size,
  "width": metadata.dimensions.width,
  "height": metadata.dimensions.height,
  "isOpaque": metadata.isOpaque,
  "tags": coalesce(opt.tags, [])
}`;

/** The type that Sanity gives pictures that were uploaded. */
export const pictureType = 'sanity.imageAsset';

/** The type that Sanity gives other files that were uploaded. */
export const fileType = 'sanity.fileAsset';

/** The name of a file: its title, else the name with which it was uploaded. */
export const nameOf = ({
  title,
  originalFilename,
  _id,
}: Pick<MediaFile, 'title' | 'originalFilename' | '_id'>) => title || originalFilename || _id;

/** A size in words, such as "5.2 MB". */
export function sizeOf(bytes: number | null): string {
  if (bytes === null) return 'unknown size';
  if (bytes < 1_000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The address of a thumbnail of a picture, at most this number of pixels wide and high. */
export const likenessOf = (url: string, pixels: number): string =>
  `${url}?w=${pixels}&h=${pixels}&fit=max&auto=format`;
