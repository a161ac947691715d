import { createHash, randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openLake } from '../lake.ts';
import { tortured } from './tortured-fixture.ts';

// A process whose lake writes by itself, and which says on its output what the lake has acknowledged. Its arguments are
// the folder and how many rounds to write.
const [, , dataDir = '', count = '10'] = process.argv;
const lake = openLake({ ...tortured, dataDir });

async function send(path: string, body: Uint8Array<ArrayBuffer> | string): Promise<boolean> {
  const headers = { host: 'localhost', authorization: `Bearer ${tortured.token}` };
  return (await lake.handle(new Request(`http://localhost/v1${path}`, { method: 'POST', headers, body }))).ok;
}

const write = (dataset: string, _id: string, text: string) =>
  send(
    `/data/mutate/${dataset}`,
    JSON.stringify({ mutations: [{ createOrReplace: { _id, _type: 'x', text } }] }),
  );

for (let n = 0; n < Number(count); n++) {
  const bytes = randomBytes(1 + (n % 5) * 1_000);
  // Some documents are written over, so that SQLite takes its log into the file in between. Comments have a file of
  // their own.
  const text = randomBytes((n % 7) * 8_000).toString('base64');
  if (await write('production', `d${n % 20}`, text)) writeSync(1, `document d${n % 20} ${hashOf(text)}\n`);
  if (n % 4 === 0 && (await write('production-comments', `c${n}`, ''))) writeSync(1, `comment c${n}\n`);
  if (await send('/assets/files/production', bytes)) writeSync(1, `asset ${hashOf(bytes)}\n`);
}
lake.close();
process.exit(0);

function hashOf(value: string | Uint8Array): string {
  return createHash('sha1').update(value).digest('hex');
}
