import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient, type SanityClient } from '@sanity/client';
import { freePort } from '#lake/free-port.ts';
import { sanityNames } from '#lake/names/sanity-names.ts';
import { sanityHosts } from '#lake/sanity-hosts-fixture.ts';
import type { Variables } from '#settings/variables.ts';
import { inheritedVariables } from '../product/inherited-variables.ts';
import { firstData, fixedVariables, ownDataDir } from '../product/prepared-product.ts';
import { type RunningProduct, startPrepared } from '../product/start-product.ts';

/** The product on a project at Sanity, as `npm start` runs it. A lake under Sanity's host names plays Sanity. */
export interface HostedProduct {
  site: RunningProduct;
  projectId: string;
  /** A client of the project that may write, with a connection of its own. */
  client: SanityClient;
  /** Runs a command of the product with the four variables of docs/hosted.md; resolves with its output. */
  run(script: string, ...args: string[]): Promise<string>;
  /** The variables of a process that is to use the project. */
  variables: Variables;
  /** The flags with which a browser finds the project. */
  browserFlags: string[];
  /** Host names that somebody asked for and that are not Sanity's. */
  strangers: readonly string[];
  /** The requests to the project that the lake in Sanity's place cannot answer. */
  unanswered(): string;
  stop(): Promise<void>;
}

const administrator = 'administrator-of-a-project';
const node = ['--disable-warning=ExperimentalWarning'];

/** The secret with which the project signs its calls of the webhook. */
export const webhookSecret = 'a-secret-for-webhooks';

/**
 * Starts the product on a project at Sanity. For the project name of the first content, the prepared build is used, and
 * its pages are rendered anew. For any other name, Sanity's importer brings the content and the site is built, as
 * docs/hosted.md says.
 */
export async function startHosted(projectId = 'tessera'): Promise<HostedProduct> {
  const isImported = projectId !== 'tessera';
  const [dataDir, lakePort] = [ownDataDir(), await freePort()];
  if (!isImported) await cp(firstData, dataDir, { recursive: true });
  const endLake = await startLake({
    SANITY_PROJECT_ID: projectId,
    SANITY_API_HOST: `http://127.0.0.1:${lakePort}`,
    DATA_DIR: dataDir,
    LAKE_PORT: String(lakePort),
    LAKE_URL: 'https://cdn.sanity.io',
    LAKE_HOSTS: sanityNames(projectId).join(','),
    LAKE_TOKEN: administrator,
  });
  const client = createClient({
    projectId,
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `http://127.0.0.1:${lakePort}`,
    useProjectHostname: false,
    useCdn: false,
    token: administrator,
    perspective: 'raw',
  });
  const hosts = await sanityHosts(lakePort, administrator, projectId);
  if (isImported) await importFirstContent(projectId, hosts);
  const variables: Variables = {
    ...hosts.variables,
    SANITY_PROJECT_ID: projectId,
    SANITY_DATASET: 'production',
    SANITY_API_VERSION: '2023-05-03',
    SANITY_READ_TOKEN: await viewerToken(client, projectId),
    SANITY_WEBHOOK_SECRET: webhookSecret,
    FRONTS: '1',
  };
  const site = await startPrepared(() => {}, variables);
  for (const origin of [site.url, site.url.replace('://', '://preview.')])
    await allowOrigin(client, projectId, origin);
  return {
    site,
    projectId,
    client,
    variables,
    strangers: hosts.strangers,
    unanswered() {
      const ledger = join(dataDir, 'unknown-endpoints.ndjson');
      return existsSync(ledger) ? readFileSync(ledger, 'utf8') : '';
    },
    browserFlags: [
      `--host-resolver-rules=MAP *.sanity.io:443 127.0.0.1:${hosts.tlsPort}`,
      '--ignore-certificate-errors',
    ],
    run: (script, ...args) =>
      runScript(script, args, { ...variables, DATA_DIR: dataDir, SANITY_READ_TOKEN: administrator }),
    async stop() {
      await site.stop();
      await hosts.close();
      await endLake();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the lake that plays Sanity; resolves with the function that ends it. */
async function startLake(variables: Variables): Promise<() => Promise<unknown>> {
  const lake = fork('scripts/lake.ts', [], {
    env: { ...inheritedVariables(), ...fixedVariables, ...variables },
    execArgv: node,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(lake, 'message');
  return async () => {
    const gone = once(lake, 'exit');
    lake.kill('SIGTERM');
    await gone;
  };
}

/** Brings the first content to the project as docs/hosted.md says: an export of the lake, and Sanity's own importer. */
async function importFirstContent(
  projectId: string,
  { folder, sanity }: Awaited<ReturnType<typeof sanityHosts>>,
): Promise<void> {
  const from = ownDataDir();
  await cp(firstData, from, { recursive: true });
  const archive = join(folder, 'all.tar.gz');
  await runScript('scripts/export.ts', [archive], { DATA_DIR: from, LAKE_PORT: String(await freePort()) });
  await rm(from, { recursive: true, force: true });
  const command = `datasets import ${archive} -p ${projectId} -d production`;
  const { code, output } = await sanity(...command.split(' '));
  if (code !== 0) throw new Error(`Sanity's importer did not take the archive:\n${output}`);
}

async function viewerToken(client: SanityClient, projectId: string): Promise<string> {
  const { key } = await client.request<{ key: string }>({
    url: `/projects/${projectId}/tokens`,
    method: 'POST',
    body: { label: 'site', roleName: 'viewer' },
  });
  return key;
}

const allowOrigin = (client: SanityClient, projectId: string, origin: string): Promise<unknown> =>
  client.request({
    url: `/projects/${projectId}/cors`,
    method: 'POST',
    body: { origin, allowCredentials: true },
  });

async function runScript(script: string, args: string[], env: Variables): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...node, script, ...args], {
    env: { ...inheritedVariables(), ...fixedVariables, ...env },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}
