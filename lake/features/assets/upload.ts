import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import type { Handler, RequestContext } from '../../kernel/http/handler.ts';
import { readBytes } from '../../kernel/http/read-body.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { transact } from '../../kernel/transactions/transact.ts';
import type { PainterServices } from '../painters/painter-services.ts';
import type { Painters } from '../painters/painters.ts';
import type { PictureFacts } from '../painters/read-picture.ts';
import { assetFile, assetFolder, sha1Of } from './asset-file.ts';
import { noteFile } from './forget-files.ts';
import { endingOf, mimeTypeOf } from './mime-type.ts';

const maxBytes = 200 * 1024 * 1024; // bytes

/** Answers `/assets/images`: keeps a picture and makes its `sanity.imageAsset` document, once for equal bytes. */
export const uploadImage: Handler<PainterServices> = async (request, context) => {
  const bytes = await readUpload(request);
  const facts = readPicture(bytes, assetFolder(context.store.folder), context.painters);
  const { ending, mimeType, width, height, metadata } = await facts;
  const sha1 = sha1Of(bytes);
  const name = `${sha1}-${width}x${height}`;
  return keep(context, bytes, {
    _id: `image-${name}-${ending}`,
    _type: 'sanity.imageAsset',
    sha1,
    ending,
    mimeType,
    path: `images/${context.options.projectId}/${context.options.dataset}/${name}.${ending}`,
    metadata,
  });
};

/** Answers `/assets/files`: keeps a file and makes its `sanity.fileAsset` document, once for equal bytes. */
export const uploadFile: Handler = async (request, context) => {
  const bytes = await readUpload(request);
  const sha1 = sha1Of(bytes);
  const given = extname(context.url.searchParams.get('filename') ?? '')
    .slice(1)
    .toLowerCase();
  const mimeType = mimeTypeOf(given, request.headers.get('content-type'));
  const ending = /^[a-z0-9]{1,12}$/.test(given) ? given : (endingOf(mimeType) ?? 'bin');
  return keep(context, bytes, {
    _id: `file-${sha1}-${ending}`,
    _type: 'sanity.fileAsset',
    sha1,
    ending,
    mimeType,
    path: `files/${context.options.projectId}/${context.options.dataset}/${sha1}.${ending}`,
  });
};

interface Asset {
  _id: string;
  _type: string;
  sha1: string;
  ending: string;
  mimeType: string;
  path: string;
  metadata?: Record<string, unknown>;
}

async function readUpload(request: Request): Promise<Buffer> {
  const bytes = await readBytes(request, maxBytes);
  if (bytes.length === 0)
    throw new Refusal(400, 'The upload is empty. Send the bytes of the file as the body.');
  return bytes;
}

/** Reads the facts of a picture that is not kept yet. Throws a 400 for bytes that are no picture. */
async function readPicture(bytes: Buffer, folder: string, painters: Painters): Promise<PictureFacts> {
  const file = join(folder, `upload.${randomUUID()}.part`); // a name that `removeUnfinished` knows
  try {
    await writeWhole(file, bytes);
    return await painters.read(file);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 400) throw error;
    throw new Refusal(400, `The upload is refused. ${error.message}`);
  } finally {
    await rm(file, { force: true });
  }
}

async function keep(context: RequestContext, bytes: Buffer, asset: Asset): Promise<Response> {
  const { store, options, url } = context;
  const { sha1, ending, ...fields } = asset;
  const file = assetFile(store.folder, sha1, ending);
  const requireOpen = () => {
    if (!store.database.isOpen)
      throw new Refusal(404, `The dataset "${options.dataset}" has been deleted in the meantime.`);
  };
  requireOpen();
  const forgetNote = noteFile(store, sha1, ending);
  try {
    // While the file is written, its document may be deleted, and the file with it.
    do {
      requireOpen();
      await writeWhole(file, bytes);
    } while (!existsSync(file));
    const known = store.get(asset._id);
    if (known) return Response.json({ document: known });

    const create = {
      ...fields,
      assetId: sha1,
      sha1hash: sha1,
      extension: ending,
      size: bytes.length,
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
