import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type * as z from 'zod';
import { isLoopbackHost } from '#limits/loopback.ts';
import { localUrl } from './local-url.ts';
import { studioAddress } from './studio-address.ts';
import { type Variables, variables } from './variables.ts';

/** The settings of a run, read from the environment; `apiHost` is undefined when the content is hosted by Sanity. */
export interface Environment {
  port: number;
  /**
   * The address on which the site listens: one of this machine while `siteUrl` is on it, else undefined, which means
   * all.
   */
  host: string | undefined;
  /** How many processes answer visitors. */
  fronts: number;
  /** Proxies before site and lake that may say for whom they ask: addresses, and networks such as `10.0.0.0/8`. */
  trustedProxies: string[];
  /** Where to report a weakness, as `mailto:`, `https:` or `tel:`. */
  securityContacts: string[];
  lakePort: number;
  lakeHost: string;
  /** Host names besides loopback ones that the lake answers to. */
  lakeHosts: string[];
  /** Where browsers reach the lake. */
  lakeUrl: string;
  /** Limits of the lake's queries, those of strangers and all others; the lake's own where they are undefined. */
  lakeQueries: Record<'anonymous' | 'known', { maxMs: number | undefined; maxMegabytes: number | undefined }>;
  /** Limits of the lake's pictures, as uploaded and as drawn; the lake's own where they are undefined. */
  lakePictures: Record<'maxMegapixels' | 'maxDrawnMegapixels' | 'maxMs' | 'maxMegabytes', number | undefined>;
  /**
   * How much one client may ask of the lake, in a minute or at one time; the lake's own numbers where they are
   * undefined.
   */
  lakeLimits: Record<
    | 'queries'
    | 'anonymousQueries'
    | 'streams'
    | 'anonymousStreams'
    | 'allAnonymousStreams'
    | 'signIns'
    | 'accountSignIns'
    | 'passwords'
    | 'addressPasswords'
    | 'uploads'
    | 'pictures',
    number | undefined
  >;
  /** How many connections one address may have to the lake at one time; the lake's own number where it is undefined. */
  lakeConnections: number | undefined;
  lakeToken: string | undefined;
  dataDir: string;
  /**
   * Where backups of `dataDir` lie, every how many hours one is made automatically (never when undefined), and for how
   * many days it is kept.
   */
  backups: { dir: string; hours: number | undefined; days: number };
  siteUrl: string;
  /**
   * For each visitor: answers that are not kept, in ten seconds; connections at one time; pictures, forms and comments
   * by link, in a minute.
   */
  siteLimits: Record<'answers' | 'connections' | 'pictures' | 'forms' | 'comments', number | undefined>;
  /**
   * The folder in which finished pages are kept as files for a web server before the site; undefined when they are not.
   */
  siteFiles: string | undefined;
  /** Where the Studio has a host of its own, besides `/studio` of the site; `siteUrl` where that is an IP address. */
  studioUrl: string;
  projectId: string;
  dataset: string;
  apiVersion: string;
  apiHost: string | undefined;
  /** Whether the content comes from the embedded lake, which starts and ends with the site. */
  isEmbedded: boolean;
  readToken: string | undefined;
  /** The token with which the site keeps in hosted Sanity what visitors did not find. */
  writeToken: string | undefined;
  webhookSecret: string | undefined;
  /**
   * The network of caches before the site, if there is one: where it is told what has changed, and how long it keeps
   * what it is told nothing of.
   */
  cdn: {
    kind: 'cloudflare' | 'fastly' | 'varnish' | undefined;
    purgeUrls: string[];
    token: string | undefined;
    maxAgeSeconds: number;
  };
  /** Where several instances of the site share what they have rendered; undefined when there is one. */
  redisUrl: string | undefined;
  /** Where Prometheus reads the figures of all processes; without a port there are none. */
  metrics: { port: number | undefined; host: string };
  /** How the log is written, and whether with a line for every request or only for those that failed or took long. */
  log: { format: 'json' | 'text'; requests: 'failed' | 'all' };
  /** The server that sends mails, with its user and password, and their sender; without a server none are sent. */
  mail: { url: string | undefined; from: string | undefined };
  hubspot: { portalId: string | undefined; formId: string | undefined; api: string };
  /** Where the flags of the phone field are (`US.svg` and so on): a folder of the site, or of a CDN. */
  flagsUrl: string;
  /** The folder of the built site, below web/. */
  distDir: string;
}

/** Reads and checks the environment; throws one EnvironmentError that lists every mistake. */
export function readEnvironment(env: Variables = process.env): Environment {
  // An empty variable is one that was not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = variables.safeParse(given);
  if (!read.success) throw new EnvironmentError(read.error.issues.map((issue) => sentenceOf(issue, given)));
  const found = read.data;
  const contradictions = contradictionsOf(found);
  if (contradictions.length > 0) throw new EnvironmentError(contradictions);
  const isHosted = found.SANITY_PROJECT_ID !== undefined && found.SANITY_API_HOST === undefined;
  const lakeAddress = localUrl({ host: found.LAKE_HOST, port: found.LAKE_PORT });
  // As browsers write it, because the lake compares it with what they say of the pages that call it.
  const siteUrl = new URL(found.SITE_URL ?? `http://localhost:${found.PORT}`).origin;
  return {
    port: found.PORT,
    host: found.SITE_HOST ?? ownAddress(new URL(siteUrl).hostname),
    fronts: found.FRONTS ?? usualFronts(),
    trustedProxies: found.TRUSTED_PROXIES,
    securityContacts: found.SECURITY_CONTACT,
    lakePort: found.LAKE_PORT,
    lakeHost: found.LAKE_HOST,
    lakeHosts: found.LAKE_HOSTS.map((name) => name.toLowerCase()),
    lakeUrl: (found.LAKE_URL ?? lakeAddress.replace('//127.0.0.1:', '//localhost:')).replace(/\/+$/, ''),
    lakeQueries: {
      anonymous: { maxMs: found.LAKE_ANONYMOUS_QUERY_MS, maxMegabytes: found.LAKE_ANONYMOUS_QUERY_MB },
      known: { maxMs: found.LAKE_QUERY_MS, maxMegabytes: found.LAKE_QUERY_MB },
    },
    lakePictures: {
      maxMegapixels: found.LAKE_PICTURE_MEGAPIXELS,
      maxDrawnMegapixels: found.LAKE_DRAWN_MEGAPIXELS,
      maxMs: found.LAKE_PICTURE_MS,
      maxMegabytes: found.LAKE_PICTURE_MB,
    },
    lakeLimits: {
      queries: found.LAKE_MAX_QUERIES,
      anonymousQueries: found.LAKE_ANONYMOUS_MAX_QUERIES,
      streams: found.LAKE_MAX_STREAMS,
      anonymousStreams: found.LAKE_ANONYMOUS_MAX_STREAMS,
      allAnonymousStreams: found.LAKE_ANONYMOUS_MAX_ALL_STREAMS,
      signIns: found.LAKE_MAX_SIGN_INS,
      accountSignIns: found.LAKE_MAX_ACCOUNT_SIGN_INS,
      passwords: found.LAKE_MAX_PASSWORDS,
      addressPasswords: found.LAKE_MAX_ADDRESS_PASSWORDS,
      uploads: found.LAKE_MAX_UPLOADS,
      pictures: found.LAKE_MAX_PICTURES,
    },
    lakeConnections: found.LAKE_MAX_CONNECTIONS,
    lakeToken: isHosted ? undefined : found.LAKE_TOKEN, // nobody else may know it
    dataDir: found.DATA_DIR,
    backups: {
      dir: found.BACKUP_DIR ?? join(found.DATA_DIR, 'backups'),
      hours: found.BACKUP_HOURS,
      days: found.BACKUP_DAYS ?? 14,
    },
    siteUrl,
    siteLimits: {
      answers: found.SITE_MAX_ANSWERS,
      connections: found.SITE_MAX_CONNECTIONS,
      pictures: found.SITE_MAX_PICTURES,
      forms: found.SITE_MAX_FORMS,
      comments: found.SITE_MAX_COMMENTS,
    },
    siteFiles: found.SITE_FILES?.replace(/\/+$/, ''),
    studioUrl: studioAddress(siteUrl),
    projectId: found.SANITY_PROJECT_ID ?? 'tessera',
    dataset: found.SANITY_DATASET,
    apiVersion: found.SANITY_API_VERSION,
    apiHost: isHosted ? undefined : (found.SANITY_API_HOST ?? lakeAddress),
    isEmbedded: !isHosted && found.SANITY_API_HOST === undefined,
    readToken: found.SANITY_READ_TOKEN,
    writeToken: isHosted ? found.SANITY_WRITE_TOKEN : undefined,
    webhookSecret: found.SANITY_WEBHOOK_SECRET,
    cdn: {
      kind: found.CDN,
      purgeUrls: found.CDN_PURGE_URL,
      token: found.CDN_TOKEN,
      maxAgeSeconds: found.CDN_MAX_AGE ?? 3600,
    },
    redisUrl: found.REDIS_URL,
    metrics: { port: found.METRICS_PORT, host: found.METRICS_HOST },
    log: { format: found.LOG_FORMAT ?? usualFormat(), requests: found.LOG_REQUESTS },
    mail: { url: found.SMTP_URL, from: found.SMTP_FROM },
    hubspot: { portalId: found.HUBSPOT_PORTAL_ID, formId: found.HUBSPOT_FORM_ID, api: found.HUBSPOT_API },
    flagsUrl: (found.FLAGS_URL ?? '/flags').replace(/\/+$/, ''),
    distDir: found.NEXT_DIST,
  };
}

/** The address of this machine for one of its own hosts; undefined for a host of another machine. */
function ownAddress(hostname: string): string | undefined {
  if (!isLoopbackHost(hostname)) return undefined;
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(address) ? address : '127.0.0.1';
}

/**
 * Half of the cores, because the other half is for rendering and for the lake. Only Linux distributes the connections
 * to one port among processes.
 */
const usualFronts = (): number =>
  process.platform === 'linux' ? Math.max(1, Math.floor(availableParallelism() / 2)) : 1;

/** People read the log at a terminal; elsewhere programs do. */
const usualFormat = (): 'json' | 'text' => (process.stdout.isTTY ? 'text' : 'json');

/** The format of the log, even where the rest of the environment has mistakes. */
export function readLogFormat(env: Variables = process.env): 'json' | 'text' {
  const { success, data } = variables.shape.LOG_FORMAT.safeParse(env.LOG_FORMAT || undefined);
  return (success && data) || usualFormat();
}

/** The environment has mistakes; the message has a line for each. */
class EnvironmentError extends Error {
  override name = 'EnvironmentError';

  constructor(sentences: string[]) {
    super(sentences.join('\n'));
  }
}

/** Sentences about settings that are right by themselves, but not together. */
function contradictionsOf(found: z.infer<typeof variables>): string[] {
  const sentences: string[] = [];
  if (found.PORT === found.LAKE_PORT)
    sentences.push(`The settings PORT and LAKE_PORT must differ, but both are ${found.PORT}.`);
  if (found.METRICS_PORT === found.PORT || found.METRICS_PORT === found.LAKE_PORT)
    sentences.push(`The setting METRICS_PORT=${found.METRICS_PORT} is the port of the site or of the lake.`);
  if (!found.SMTP_URL !== !found.SMTP_FROM)
    sentences.push('The settings SMTP_URL and SMTP_FROM must both be given, or neither.');
  if (!found.HUBSPOT_PORTAL_ID !== !found.HUBSPOT_FORM_ID)
    sentences.push('The settings HUBSPOT_PORTAL_ID and HUBSPOT_FORM_ID must both be given, or neither.');
  if (found.CDN && found.CDN_PURGE_URL.length === 0)
    sentences.push(
      `The setting CDN=${found.CDN} needs CDN_PURGE_URL, the address at which the CDN is told what has changed.`,
    );
  if (!found.CDN && found.CDN_PURGE_URL.length > 0)
    sentences.push('The setting CDN_PURGE_URL needs CDN: cloudflare, fastly or varnish.');
  if (found.CDN && found.CDN !== 'varnish' && !found.CDN_TOKEN)
    sentences.push(`The setting CDN=${found.CDN} needs CDN_TOKEN, a token that is allowed to purge.`);
  return sentences;
}

function sentenceOf(
  { path, message }: { path: PropertyKey[]; message: string },
  env: Record<string, unknown>,
) {
  const name = String(path[0]);
  const isSecret = /TOKEN|SECRET|SMTP_URL|REDIS_URL|CDN_PURGE_URL/.test(name); // addresses may hold a password
  return `The setting ${name}${isSecret ? '' : `="${env[name]}"`} ${message}.`;
}
