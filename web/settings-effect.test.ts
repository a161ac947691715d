import { expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import type { VariableName } from '#settings/variables.ts';
import config from './next.config.mjs';
import { hashSettings } from './settings-effect.ts';

/** For every variable an unusual value, and what has to be made anew for it: the build, the pages, or nothing. */
const cases: Record<VariableName, [value: string, made: string]> = {
  PORT: ['4000', 'build'], // the site's address
  CDN: ['varnish', ''],
  CDN_PURGE_URL: ['https://purge.example', ''],
  CDN_TOKEN: ['another token', ''],
  CDN_MAX_AGE: ['60', ''],
  REDIS_URL: ['redis://127.0.0.1:6379', ''],
  METRICS_PORT: ['9464', ''],
  METRICS_HOST: ['10.0.0.7', ''],
  LOG_FORMAT: ['text', ''],
  LOG_REQUESTS: ['all', ''],
  SITE_HOST: ['10.0.0.7', ''],
  FRONTS: ['3', ''],
  TRUSTED_PROXIES: ['10.0.0.0/8', ''],
  SECURITY_CONTACT: ['mailto:security@example.com', ''],
  LAKE_PORT: ['4030', 'pages'],
  LAKE_HOST: ['10.0.0.7', 'pages'],
  LAKE_HOSTS: ['lake.example', ''],
  LAKE_URL: ['https://lake.example', ''],
  LAKE_QUERY_MS: ['20000', ''],
  LAKE_QUERY_MB: ['512', ''],
  LAKE_PICTURE_MEGAPIXELS: ['50', ''],
  LAKE_DRAWN_MEGAPIXELS: ['10', ''],
  LAKE_PICTURE_MS: ['5000', ''],
  LAKE_PICTURE_MB: ['512', ''],
  LAKE_ANONYMOUS_QUERY_MS: ['500', ''],
  LAKE_ANONYMOUS_QUERY_MB: ['128', ''],
  LAKE_MAX_QUERIES: ['600', ''],
  LAKE_ANONYMOUS_MAX_QUERIES: ['60', ''],
  LAKE_MAX_STREAMS: ['20', ''],
  LAKE_ANONYMOUS_MAX_STREAMS: ['2', ''],
  LAKE_ANONYMOUS_MAX_ALL_STREAMS: ['20', ''],
  LAKE_MAX_SIGN_INS: ['3', ''],
  LAKE_MAX_ACCOUNT_SIGN_INS: ['2', ''],
  LAKE_MAX_PASSWORDS: ['8', ''],
  LAKE_MAX_ADDRESS_PASSWORDS: ['2', ''],
  LAKE_MAX_UPLOADS: ['10', ''],
  LAKE_MAX_PICTURES: ['100', ''],
  LAKE_MAX_CONNECTIONS: ['10', ''],
  SITE_MAX_ANSWERS: ['10', ''],
  SITE_MAX_CONNECTIONS: ['10', ''],
  SITE_MAX_PICTURES: ['20', ''],
  SITE_MAX_FORMS: ['20', ''],
  SITE_MAX_COMMENTS: ['20', ''],
  LAKE_TOKEN: ['another administrator', ''],
  DATA_DIR: ['elsewhere', 'pages'],
  BACKUP_DIR: ['backups', ''],
  BACKUP_HOURS: ['6', ''],
  BACKUP_DAYS: ['30', ''],
  SITE_FILES: ['/var/www/tessera', ''],
  SITE_URL: ['https://www.example.com', 'build'],
  SANITY_PROJECT_ID: ['abc12345', 'build pages'], // content elsewhere
  SANITY_DATASET: ['staging', 'build'],
  SANITY_API_VERSION: ['2026-01-01', 'pages'],
  SANITY_API_HOST: ['http://lake.internal:3030', 'pages'],
  SANITY_READ_TOKEN: ['a token', ''],
  SANITY_WRITE_TOKEN: ['a token', ''],
  SANITY_WEBHOOK_SECRET: ['a secret of its own', ''],
  SMTP_URL: ['smtps://user:word@mail.example.com', ''],
  SMTP_FROM: ['Desk <desk@example.com>', ''],
  HUBSPOT_PORTAL_ID: ['12345678', 'pages'],
  HUBSPOT_FORM_ID: ['a-form', 'pages'],
  HUBSPOT_API: ['https://api-eu1.hsforms.com', 'build'],
  FLAGS_URL: ['https://cdn.example/flags', 'build'],
  NEXT_DIST: ['.next-other', ''], // wherever it lies
};
// Some variables need others.
const hubspot = { HUBSPOT_PORTAL_ID: '1', HUBSPOT_FORM_ID: 'a' };
const mail = { SMTP_URL: 'smtp://127.0.0.1:25', SMTP_FROM: 'studio@example.com' };
const usual = {
  ...hubspot,
  ...mail,
  CDN: 'fastly',
  CDN_PURGE_URL: 'https://cdn.example',
  CDN_TOKEN: 'token',
};

test.each(Object.entries(cases))('another %s takes effect: %j', (name, [value, made]) => {
  const before = readEnvironment(usual);
  const after = readEnvironment({ ...usual, [name]: value });
  const differs = (effect: 'build' | 'pages') => hashSettings(before, effect) !== hashSettings(after, effect);
  expect((['build', 'pages'] as const).filter(differs).join(' ')).toBe(made);
});

test('what Next writes into scripts is what a build holds', () => {
  expect(Object.keys(config.env ?? {})).toEqual(['SITE_URL', 'FLAGS_URL']);
  for (const name of Object.keys(config.env ?? {})) expect(cases[name as VariableName][1]).toBe('build');
});
