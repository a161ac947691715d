import { existsSync } from 'node:fs';
import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { assetFile, noFile } from './asset-file.ts';
import { sendFile } from './send-file.ts';

/**
 * Answers `/files/<project>/<dataset>/<sha1>.<ending>`, and whatever name follows it, with the file as it was uploaded.
 */
export const file: Handler<WithParams<'name'>> = (request, { params, store, url }) => {
  const [, sha1, ending] = params.name.match(/^([0-9a-f]{40})\.([a-z0-9]+)$/) ?? [];
  const path = sha1 && ending ? assetFile(store.folder, sha1, ending) : '';
  if (!ending || !existsSync(path)) throw noFile(params.name);
  return sendFile(request, { file: path, ending, download: url.searchParams.get('dl') });
};
