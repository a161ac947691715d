import type { NameOf, OptionName } from '#lake/kernel/name-of.ts';

/** The settings of the environment that open the product's lake, by what of it they set. */
export const lakeSettings: { readonly [Option in OptionName]?: string } = {
  dataDir: 'DATA_DIR',
  dataset: 'SANITY_DATASET',
  token: 'LAKE_TOKEN, or the file "token" in DATA_DIR',
  origins: 'SITE_URL, and PORT on loopback',
  hosts: 'LAKE_HOSTS',
  port: 'LAKE_PORT',
  'limits.queries': 'LAKE_MAX_QUERIES',
  'limits.anonymousQueries': 'LAKE_ANONYMOUS_MAX_QUERIES',
  'limits.streams': 'LAKE_MAX_STREAMS',
  'limits.anonymousStreams': 'LAKE_ANONYMOUS_MAX_STREAMS',
  'limits.allAnonymousStreams': 'LAKE_ANONYMOUS_MAX_ALL_STREAMS',
  'limits.signIns': 'LAKE_MAX_SIGN_INS',
  'limits.accountSignIns': 'LAKE_MAX_ACCOUNT_SIGN_INS',
  'limits.passwords': 'LAKE_MAX_PASSWORDS',
  'limits.addressPasswords': 'LAKE_MAX_ADDRESS_PASSWORDS',
  'limits.uploads': 'LAKE_MAX_UPLOADS',
  'limits.pictures': 'LAKE_MAX_PICTURES',
  'queries.anonymous.maxMs': 'LAKE_ANONYMOUS_QUERY_MS',
  'queries.anonymous.maxMegabytes': 'LAKE_ANONYMOUS_QUERY_MB',
  'queries.known.maxMs': 'LAKE_QUERY_MS',
  'queries.known.maxMegabytes': 'LAKE_QUERY_MB',
  'pictures.maxMegapixels': 'LAKE_PICTURE_MEGAPIXELS',
  'pictures.maxDrawnMegapixels': 'LAKE_DRAWN_MEGAPIXELS',
  'pictures.maxMs': 'LAKE_PICTURE_MS',
  'pictures.maxMegabytes': 'LAKE_PICTURE_MB',
};

/** By which setting of the environment something of the product's lake is set, for its refusals. */
export const settingOf: NameOf = (option) => lakeSettings[option];
