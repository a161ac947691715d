import { createHash } from 'node:crypto';
import type { Environment } from '#settings/environment.ts';

/**
 * Where a setting stays after it was read: in the `build`, whose scripts and headers hold it until the next build; in
 * `pages`, which hold it until they are rendered anew; or nowhere, because it is read on every `run`.
 */
type Effect = 'build' | 'pages' | 'run';

type Value = string | number | boolean | readonly string[] | undefined;
type Effects<Settings> = {
  [Name in keyof Settings]: Settings[Name] extends Value ? Effect : Effects<Settings[Name]>;
};

/** Where each setting stays. */
const effects: Effects<Environment> = {
  port: 'run',
  host: 'run',
  fronts: 'run',
  trustedProxies: 'run',
  securityContacts: 'run',
  lakePort: 'run',
  lakeHost: 'run',
  lakeHosts: 'run',
  lakeUrl: 'run', // pages name the lake's assets by their path on the site
  lakeQueries: {
    anonymous: { maxMs: 'run', maxMegabytes: 'run' },
    known: { maxMs: 'run', maxMegabytes: 'run' },
  },
  lakePictures: { maxMegapixels: 'run', maxDrawnMegapixels: 'run', maxMs: 'run', maxMegabytes: 'run' },
  lakeLimits: {
    queries: 'run',
    anonymousQueries: 'run',
    streams: 'run',
    anonymousStreams: 'run',
    allAnonymousStreams: 'run',
    signIns: 'run',
    accountSignIns: 'run',
    passwords: 'run',
    addressPasswords: 'run',
    uploads: 'run',
    pictures: 'run',
  },
  lakeConnections: 'run',
  lakeToken: 'run', // decides who is answered, but not what the answer is
  dataDir: 'pages', // holds the content of the embedded lake
  backups: { dir: 'run', hours: 'run', days: 'run' },
  siteUrl: 'build',
  siteLimits: { answers: 'run', connections: 'run', pictures: 'run', forms: 'run', comments: 'run' },
  siteFiles: 'run',
  studioUrl: 'build',
  projectId: 'build',
  dataset: 'build',
  apiVersion: 'pages',
  apiHost: 'pages',
  isEmbedded: 'run', // apiHost is another then
  readToken: 'run',
  writeToken: 'run',
  webhookSecret: 'run',
  cdn: { kind: 'run', purgeUrls: 'run', token: 'run', maxAgeSeconds: 'run' },
  redisUrl: 'run',
  metrics: { port: 'run', host: 'run' },
  log: { format: 'run', requests: 'run' },
  mail: { url: 'run', from: 'run' },
  hubspot: { portalId: 'pages', formId: 'pages', api: 'build' },
  flagsUrl: 'build',
  distDir: 'run', // a build is the same wherever it lies
};

/** A hash of the settings that the build, or pages, hold: when it differs, they were made with other settings. */
export function hashSettings(environment: Environment, effect: Exclude<Effect, 'run'>): string {
  const held = settingsOf(environment, effects, effect);
  return createHash('sha256').update(JSON.stringify(held)).digest('hex');
}

function settingsOf<Settings extends object>(
  settings: Settings,
  effectsOf: Effects<Settings>,
  wanted: Effect,
): unknown[] {
  return Object.entries(effectsOf).flatMap(([name, effect]) => {
    const value: unknown = Reflect.get(settings, name);
    if (typeof effect === 'string') return effect === wanted ? [[name, value ?? null]] : [];
    // A group of settings has a group of effects, as the type of `effects` ensures.
    return [[name, settingsOf(value as object, effect as Effects<object>, wanted)]];
  });
}
