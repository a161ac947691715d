import { isLoopbackListener } from '@tessera/limits/loopback';
import { keepToken } from '../kernel/access/keep-token.ts';
import { counted } from '../kernel/counted.ts';
import { prepareFolder } from '../kernel/store/database.ts';
import { openLake } from '../lake.ts';
import { sanityNames } from '../names/sanity-names.ts';
import { putArchive } from '../put-content.ts';
import { senderTo } from '../send-to-lake.ts';
import { serveLake } from '../serve.ts';
import { inAddress, isLocalhost, nearHost } from './listening.ts';
import { nameOf } from './name-of.ts';
import { type HeldDataset, keepPlace, noteAddress } from './place.ts';
import type { Options } from './read-options.ts';

/** A lake that the command has started. */
export interface StartedLake extends HeldDataset {
  /** Where browsers and programs of this machine reach it. */
  url: string;
  /** The host and the port by which this machine reaches it, whatever `url` says. */
  host: string;
  port: number;
  token: string;
  /** Whether the token was made just now. */
  isNewToken: boolean;
  close(): Promise<void>;
}

/**
 * Starts the lake of a data folder; throws LakeError with a sentence when it cannot. `say` hears what takes a while and
 * what was imported, `onGone` that the lake's files were taken away.
 */
export async function startLake(
  options: Options,
  { say, onGone }: { say: (sentence: string) => void; onGone: (reason: Error) => void },
): Promise<StartedLake> {
  const { data, port, host, importFile } = options;
  prepareFolder(data, nameOf);
  const place = keepPlace(options);
  const { token, isNew: isNewToken } = keepToken(data);
  const isLocal = isLoopbackListener(host) && options.names.length === 0;
  const shown = options.names[0] ?? (isLocalhost(host) ? 'localhost' : inAddress(host));
  const url = options.url ?? `http://${shown}:${port}`;
  const lake = openLake({
    dataDir: data,
    projectId: place.project,
    dataset: place.dataset,
    aclMode: place.aclMode,
    token,
    publicUrl: url,
    origins: [...studioOrigins, ...options.origins],
    hosts: [...sanityNames(place.project), ...options.names, ...(isLocalhost(host) ? [] : [inAddress(host)])],
    isLocal,
    say,
    onGone,
    nameOf,
  });
  try {
    if (importFile) await importInto(lake.size, importFile);
    const served = await serveLake(lake, { port, host });
    const forget = noteAddress(data, `http://${inAddress(nearHost(host))}:${served.port}`);
    return {
      ...place,
      url,
      host: nearHost(host),
      port: served.port,
      token,
      isNewToken,
      async close() {
        forget();
        await served.close();
        lake.close();
      },
    };
  } catch (error) {
    lake.close();
    throw error;
  }

  async function importInto(size: number, file: string): Promise<void> {
    if (size > 0) return say(`The dataset "${place.dataset}" has content already: "${file}" was not read.`);
    const { documents, assets, comments, left } = await putArchive(
      senderTo(lake, token),
      place.dataset,
      file,
    );
    const more = comments > 0 ? ` and ${counted(comments, 'comment')}` : '';
    say(
      `Imported ${counted(documents, 'document')}${more ? ',' : ' and'} ${counted(assets, 'asset')}${more} of "${file}".`,
    );
    if (left.length > 0)
      say(`Left out: ${left.join(', ')}, which only the product that wrote the file can read.`);
  }
}

/** Where a Studio and a site are usually developed. */
const studioOrigins = [3333, 3000].flatMap((port) => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
]);
