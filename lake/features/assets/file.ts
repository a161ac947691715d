import { existsSync } from 'node:fs';
import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { assetFile } from './asset-file.ts';
import { sendFile } from './send-file.ts';

/** Answers `/files/<project>/<dataset>/<sha1>.<ending>` with the file as it was uploaded. */
export const file: Handler<WithParams<'name'>> = (request, { params, options, url }) => {
  const [, sha1, ending] = params.name.match(/^([0-9a-f]{40})\.([a-z0-9]+)$/) ?? [];
  const path = sha1 && ending ? assetFile(options.dataDir, sha1, ending) : '';
  if (!ending || !existsSync(path)) throw new Refusal(404, `There is no file "${params.name}" in this lake.`);
  return sendFile(request, { file: path, ending, download: url.searchParams.get('dl') });
};
