import type { Environment } from '#settings/environment.ts';
import { makeFinishedPage } from '../finished/finished-page.ts';
import { failurePage } from '../front/answers/send-failure.ts';
import { siteHeaders } from '../headers/site-headers.ts';
import type { Records } from '../known/open-records.ts';
import { caddyfile } from './caddy-config.ts';
import { cdnOfFiles } from './cdn-of-files.ts';
import { copyAssets } from './copy-assets.ts';
import { FileFolder } from './file-folder.ts';
import { htmlOfFile } from './file-html.ts';
import { nginxHttp, nginxServer } from './nginx-config.ts';
import { servedFiles } from './served-files.ts';
import { SiteFiles, type SiteFilesParts } from './site-files.ts';
import { tellServer } from './tell-server.ts';
import { WrittenFiles } from './written-files.ts';

/** Where the files of the build are. */
interface Built {
  distDir: string;
  publicDir: string;
}

/**
 * Opens the folder of `SITE_FILES`, and writes the configuration for a web server in front of the site into it. Null
 * without such a folder; throws when the folder holds files that are not the site's.
 */
export async function openSiteFiles(
  environment: Environment,
  built: Built,
  { records, ...parts }: Omit<SiteFilesParts, 'folder' | 'prepare' | 'written'> & { records: Records },
): Promise<SiteFiles | null> {
  const { siteFiles, host, port } = environment;
  if (siteFiles === undefined) return null;
  const folder = new FileFolder(siteFiles);
  await folder.open();
  const files = servedFiles(environment, parts.data);
  const server = {
    root: siteFiles,
    site: `${writtenHost(host)}:${port}`,
    files,
    cdn: cdnOfFiles(environment),
  };
  await folder.putAlone('nginx-http.conf', nginxHttp(server));
  await folder.putAlone('nginx-server.conf', nginxServer(server));
  await folder.putAlone('Caddyfile', caddyfile(server));
  await folder.putAlone('manifest.json', `${JSON.stringify({ files }, null, 2)}\n`);
  const html = failurePage(undefined);
  const failure = await makeFinishedPage(503, siteHeaders(environment).page(html), Buffer.from(html));
  await folder.putAlone('errors/503.html', htmlOfFile(failure) ?? html);
  // The server reads this before the first page is there.
  if (!(await folder.read('redirects.conf').catch(() => ''))) await tellServer(folder, [], false);
  const written = new WrittenFiles(records, folder);
  return new SiteFiles({ ...parts, folder, written, prepare: () => copyAssets(folder, built) });
}

/** The address at which the server reaches the site: that of this machine where the site listens on all. */
const writtenHost = (host = '127.0.0.1'): string => (host.includes(':') ? `[${host}]` : host);
