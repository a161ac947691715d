import { isAbsolute } from 'node:path';
import * as z from 'zod';
import { isNetwork } from './is-network.ts';

const anyPort = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be 1 to 65535')
  .max(65_535, 'must be 1 to 65535');
const port = (fallback: number) => anyPort.default(fallback);
const whole = (least: number, unit: string) =>
  z.coerce
    .number(`must be a number of ${unit}`)
    .int(`must be a whole number of ${unit}`)
    .min(least, `must be ${least} ${unit} or more`)
    .optional();
/**
 * Where a server listens. A comment behind it is refused, because some programs that read settings from files take it
 * for a part of the value.
 */
const listeningAt = z
  .string()
  .regex(/^[\w.:%-]+$/, 'must be an address of this machine such as 127.0.0.1, with nothing after it');

const address = z.url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' });
// Anything behind the host would come between it and every path of the site.
const siteAddress = address.refine((text) => {
  const url = URL.parse(text);
  return !url || (/^\/+$/.test(url.pathname) && !/[?#]/.test(text) && !url.username && !url.password);
}, 'must be an address with nothing after the host, such as https://www.example.com');
const word = (form: RegExp, says: string) => z.string().regex(form, says);
/** Several values with commas between them; each has to be right. */
const list = (isRight: (one: string) => boolean, says: string) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .refine((all) => all.every(isRight), says)
    .default([]);

// The log removes user names, e-mail addresses and addresses of other machines from everything that it writes, so no
// sentence about a mistake here contains any.

/** Every variable by which the product is set up, with its form and its default. */
export const variables = z.object({
  PORT: port(3000),
  SITE_HOST: listeningAt.optional(),
  FRONTS: whole(1, 'processes'),
  TRUSTED_PROXIES: list(isNetwork, 'must be addresses or networks such as 127.0.0.0/8, separated by commas'),
  SECURITY_CONTACT: list(
    (one) => /^(https:\/\/|mailto:|tel:)[^\s]+$/.test(one),
    'must begin with mailto:, https:// or tel:',
  ),
  LAKE_PORT: port(3030),
  LAKE_HOST: listeningAt.default('127.0.0.1'),
  LAKE_HOSTS: list(
    (one) => /^([\w-]+(\.[\w-]+)*|\[[\da-f:]+\])$/i.test(one),
    'must be names of hosts such as lake.example.com, separated by commas',
  ),
  LAKE_URL: address.optional(),
  LAKE_QUERY_MS: whole(100, 'ms'),
  LAKE_QUERY_MB: whole(64, 'MB'),
  LAKE_ANONYMOUS_QUERY_MS: whole(100, 'ms'),
  LAKE_ANONYMOUS_QUERY_MB: whole(64, 'MB'),
  LAKE_PICTURE_MEGAPIXELS: whole(1, 'million pixels'),
  LAKE_DRAWN_MEGAPIXELS: whole(1, 'million pixels'),
  LAKE_PICTURE_MS: whole(1_000, 'ms'),
  LAKE_PICTURE_MB: whole(200, 'MB'),
  LAKE_MAX_QUERIES: whole(1, 'queries a minute'),
  LAKE_ANONYMOUS_MAX_QUERIES: whole(1, 'queries a minute'),
  LAKE_MAX_STREAMS: whole(1, 'streams'),
  LAKE_ANONYMOUS_MAX_STREAMS: whole(1, 'streams'),
  LAKE_ANONYMOUS_MAX_ALL_STREAMS: whole(1, 'streams'),
  LAKE_MAX_SIGN_INS: whole(1, 'passwords a minute'),
  LAKE_MAX_ACCOUNT_SIGN_INS: whole(1, 'passwords a minute'),
  LAKE_MAX_PASSWORDS: whole(1, 'passwords'),
  LAKE_MAX_ADDRESS_PASSWORDS: whole(1, 'passwords'),
  LAKE_MAX_UPLOADS: whole(1, 'uploads a minute'),
  LAKE_MAX_PICTURES: whole(1, 'pictures a minute'),
  LAKE_MAX_CONNECTIONS: whole(1, 'connections'),
  LAKE_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  DATA_DIR: z.string().default('.data'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOURS: whole(1, 'hours'),
  BACKUP_DAYS: whole(1, 'days'),
  SITE_URL: siteAddress.optional(),
  SITE_MAX_ANSWERS: whole(1, 'answers in ten seconds'),
  SITE_MAX_CONNECTIONS: whole(1, 'connections'),
  SITE_MAX_PICTURES: whole(1, 'pictures and files a minute'),
  SITE_MAX_FORMS: whole(1, 'forms a minute'),
  SITE_MAX_COMMENTS: whole(1, 'comments a minute'),
  SITE_FILES: z
    .string()
    .refine(
      (folder) => isAbsolute(folder) && !/["\\\n$`]/.test(folder),
      'must be a folder, such as /var/www/tessera',
    )
    .optional(),
  SANITY_PROJECT_ID: word(/^[a-z0-9-]+$/, 'must be lowercase letters, digits and hyphens').optional(),
  SANITY_DATASET: word(/^[a-z0-9_-]+$/, 'must be lowercase letters, digits, "_", "-"').default('production'),
  SANITY_API_VERSION: word(/^\d{4}-\d\d-\d\d$/, 'must be a date such as 2023-05-03').default('2023-05-03'),
  SANITY_API_HOST: address.optional(),
  SANITY_READ_TOKEN: z.string().optional(),
  SANITY_WRITE_TOKEN: z.string().optional(),
  SANITY_WEBHOOK_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
  CDN: z.enum(['cloudflare', 'fastly', 'varnish'], 'must be cloudflare, fastly or varnish').optional(),
  CDN_PURGE_URL: list(
    (one) => address.safeParse(one).success,
    'must be addresses such as http://127.0.0.1:6081/, separated by commas',
  ),
  CDN_TOKEN: z.string().optional(),
  CDN_MAX_AGE: whole(1, 'seconds'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be an address such as redis://127.0.0.1:6379/0' })
    .optional(),
  METRICS_PORT: anyPort.optional(),
  METRICS_HOST: listeningAt.default('127.0.0.1'),
  LOG_FORMAT: z.enum(['json', 'text'], 'must be json or text').optional(),
  LOG_REQUESTS: z.enum(['failed', 'all'], 'must be failed or all').default('failed'),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error:
        'must be an address such as smtps://mail.example.com, with USER:PASSWORD and "@" before the host',
    })
    .optional(),
  SMTP_FROM: word(
    /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/,
    'must be an email address, by itself or in <…> after a name',
  ).optional(),
  HUBSPOT_PORTAL_ID: z.string().optional(),
  HUBSPOT_FORM_ID: z.string().optional(),
  HUBSPOT_API: address.default('https://api.hsforms.com'),
  FLAGS_URL: z
    .union([address, word(/^\/[\w/-]*$/, '')], 'must be an address or a path of the site')
    .optional(),
  NEXT_DIST: word(/^\.next[\w-]*$/, 'must be .next, or begin with it').default('.next'),
});

/** The name of a variable by which the site is set up. */
export type VariableName = keyof typeof variables.shape;

/** The variables of a process. */
export type Variables = Record<string, string | undefined>;
