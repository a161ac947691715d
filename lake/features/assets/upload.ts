import { randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { extname } from 'node:path';
import { type ReceivedFile, receiveFile } from '../../kernel/files/receive-file.ts';
import { syncNow } from '../../kernel/files/sync.ts';
import type { Handler, RequestContext } from '../../kernel/http/handler.ts';
import { readChunks } from '../../kernel/http/read-body.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Store } from '../../kernel/store/store.ts';
import { transact } from '../../kernel/transactions/transact.ts';
import type { PainterServices } from '../painters/painter-services.ts';
import type { Painters } from '../painters/painters.ts';
import type { PictureFacts } from '../painters/read-picture.ts';
import { assetFile, assetFolder } from './asset-file.ts';
import { noteFile } from './forget-files.ts';
import { endingOf, mimeTypeOf } from './mime-type.ts';

const maxBytes = 200 * 1024 * 1024; // bytes

/** Answers `/assets/images`: keeps a picture and makes its `sanity.imageAsset` document, once for equal bytes. */
export const uploadImage: Handler<PainterServices> = (request, context) =>
  withUpload(request, context, async (upload) => {
    const facts = await readPicture(upload, context.painters);
    const { ending, mimeType, width, height, metadata } = facts;
    const name = `${upload.sha1}-${width}x${height}`;
    return keep(context, upload, {
      _id: `image-${name}-${ending}`,
      _type: 'sanity.imageAsset',
      ending,
      mimeType,
      path: `images/${context.options.projectId}/${context.options.dataset}/${name}.${ending}`,
      metadata,
    });
  });

/** Answers `/assets/files`: keeps a file and makes its `sanity.fileAsset` document, once for equal bytes. */
export const uploadFile: Handler = (request, context) =>
  withUpload(request, context, (upload) => {
    const { sha1 } = upload;
    const given = extname(context.url.searchParams.get('filename') ?? '')
      .slice(1)
      .toLowerCase();
    const mimeType = mimeTypeOf(given, request.headers.get('content-type'));
    const ending = /^[a-z0-9]{1,12}$/.test(given) ? given : (endingOf(mimeType) ?? 'bin');
    return keep(context, upload, {
      _id: `file-${sha1}-${ending}`,
      _type: 'sanity.fileAsset',
      ending,
      mimeType,
      path: `files/${context.options.projectId}/${context.options.dataset}/${sha1}.${ending}`,
    });
  });

interface Asset {
  _id: string;
  _type: string;
  ending: string;
  mimeType: string;
  path: string;
  metadata?: Record<string, unknown>;
}

/** Answers with what `work` makes of the file that a request brings; what is left of the file then is removed. */
async function withUpload(
  request: Request,
  { store, options }: RequestContext,
  work: (upload: ReceivedFile) => Response | Promise<Response>,
): Promise<Response> {
  requireOpen(store, options.dataset);
  const upload = await receiveFile(assetFolder(store.folder), readChunks(request, maxBytes));
  try {
    if (upload.size === 0)
      throw new Refusal(400, 'The upload is empty. Send the bytes of the file as the body.');
    return await work(upload);
  } finally {
    await rm(upload.path, { force: true });
  }
}

function requireOpen({ database }: Store, dataset: string): void {
  if (!database.isOpen) throw new Refusal(404, `The dataset "${dataset}" has been deleted in the meantime.`);
}

/** Reads the facts of a picture that is not kept yet. Throws a 400 for bytes that are no picture. */
async function readPicture({ path }: ReceivedFile, painters: Painters): Promise<PictureFacts> {
  try {
    return await painters.read(path);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 400) throw error;
    throw new Refusal(400, `The upload is refused. ${error.message}`);
  }
}

function keep(context: RequestContext, { path, size, sha1 }: ReceivedFile, asset: Asset): Response {
  const { store, options, url } = context;
  const { ending, ...fields } = asset;
  requireOpen(store, options.dataset);
  const forgetNote = noteFile(store, sha1, ending);
  try {
    // Without a pause until the document is there: deleting one of equal bytes would remove the file.
    renameSync(path, assetFile(store.folder, sha1, ending));
    syncNow(assetFolder(store.folder));
    const known = store.get(asset._id);
    if (known) return Response.json({ document: known });

    const create = {
      ...fields,
      assetId: sha1,
      sha1hash: sha1,
      extension: ending,
      size,
      uploadId: randomUUID(),
      url: `${options.publicUrl}/${asset.path}`,
      ...describe(url),
    };
    transact(context, [{ create }]);
    return Response.json({ document: store.get(asset._id) });
  } finally {
    forgetNote();
  }
}

/** What the uploader says of the asset, from the address of the request. */
function describe(url: URL): Record<string, unknown> {
  const said = (name: string) => url.searchParams.get(name) ?? undefined;
  const fields = {
    originalFilename: said('filename'),
    title: said('title'),
    label: said('label'),
    description: said('description'),
    creditLine: said('creditLine'),
  };
  const source = said('sourceId') && {
    source: { id: said('sourceId'), name: said('sourceName'), url: said('sourceUrl') },
  };
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    ...source,
  };
}
