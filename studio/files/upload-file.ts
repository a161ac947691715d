import type { SanityClient } from '@sanity/client';
import { type MediaFile, mediaProjection } from './media-file.ts';

/** What became of an upload: `isKnown` when the very same file was there before. */
export interface Uploaded {
  id: string;
  isKnown: boolean;
}

/**
 * Uploads a file, and reports the progress in percent. A file that the lake already has is not sent again. Rejects when
 * the lake refuses it or cannot be reached, or when `signal` ends it.
 */
export async function uploadFile(
  client: SanityClient,
  file: File,
  onPercent: (percent: number) => void = () => {},
  signal?: AbortSignal,
): Promise<Uploaded> {
  const type = file.type.startsWith('image/') ? 'image' : 'file';
  const known = await findSame(client, file, type);
  if (known) return { id: known._id, isKnown: true };
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const sending = client.observable.assets.upload(type, file, { filename: file.name }).subscribe({
      next(event) {
        if (event.type === 'response') resolve({ id: event.body.document._id, isKnown: false });
        else if (event.stage === 'upload') onPercent(Math.round(event.percent));
      },
      error: reject,
    });
    signal?.addEventListener('abort', () => {
      sending.unsubscribe();
      reject(signal.reason);
    });
  });
}

/** The file of the same bytes that was uploaded before. */
async function findSame(client: SanityClient, file: File, type: 'image' | 'file'): Promise<MediaFile | null> {
  // Browsers have `crypto.subtle` only on localhost and over TLS. Elsewhere the file is sent, and the lake answers with
  // the existing one.
  if (!globalThis.crypto?.subtle) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', await file.arrayBuffer()));
  const sha1 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return client.fetch(`*[_type == $type && sha1hash == $sha1][0]${mediaProjection}`, {
    type: type === 'image' ? 'sanity.imageAsset' : 'sanity.fileAsset',
    sha1,
  });
}
