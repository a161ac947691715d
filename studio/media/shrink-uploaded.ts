import type { SanityClient } from '@sanity/client';
import { type MediaFile, nameOf } from '../files/media-file.ts';
import { fetchPicture, shrinkPicture } from '../files/shrink-picture.ts';
import { uploadFile } from '../files/upload-file.ts';

/**
 * Uploads a smaller copy of a picture, with the same name, alternative text and tags; the heavy one stays. Resolves to
 * the id of the copy; rejects when it cannot be fetched or uploaded.
 */
export async function shrinkUploaded(client: SanityClient, file: MediaFile): Promise<string> {
  const large = await fetchPicture(file.url, file.originalFilename ?? nameOf(file));
  const { id } = await uploadFile(client, await shrinkPicture(large));
  const { title, altText, tags } = file;
  const said = {
    ...(title && { title }),
    ...(altText && { altText }),
    ...(tags.length > 0 && { opt: { tags } }),
  };
  if (Object.keys(said).length > 0) await client.patch(id).setIfMissing(said).commit({ visibility: 'sync' });
  return id;
}
