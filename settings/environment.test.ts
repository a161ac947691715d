import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('without any setting, the site and the embedded lake stand on their usual ports', () => {
  const environment = readEnvironment({});
  expect(environment).toMatchObject({
    port: 3000,
    siteUrl: 'http://localhost:3000',
    apiHost: 'http://127.0.0.1:3030',
    projectId: 'tessera',
    dataset: 'production',
    apiVersion: '2023-05-03',
  });
});

test('the site listens to its own machine alone, until it is to be found elsewhere or told otherwise', () => {
  expect(readEnvironment({}).host).toBe('127.0.0.1');
  expect(readEnvironment({ SITE_URL: 'http://site.localhost:3000' }).host).toBe('127.0.0.1');
  expect(readEnvironment({ SITE_URL: 'https://www.example.com' }).host).toBeUndefined();
  expect(readEnvironment({ SITE_HOST: '10.0.0.7' }).host).toBe('10.0.0.7');
  expect(() => readEnvironment({ SITE_HOST: '127.0.0.1   # nobody else' })).toThrow(
    'must be an address of this machine such as 127.0.0.1, with nothing after it',
  );
});

test('the address of the site has nothing behind its host', () => {
  expect(readEnvironment({ SITE_URL: 'https://www.example.com:8443/' }).siteUrl).toBe(
    'https://www.example.com:8443',
  );
  for (const more of ['/site', '/?a=1', '/#a', '/?', '/#', '?', '#'])
    expect(() => readEnvironment({ SITE_URL: `https://www.example.com${more}` }), more).toThrowError(
      /SITE_URL=.* must be an address with nothing after the host/,
    );
});

test('the address of the site is what browsers make of it, as they name it by that to the lake', () => {
  for (const [given, known] of [
    ['https://müller.de', 'https://xn--mller-kva.de'],
    ['https://WWW.Example.com/', 'https://www.example.com'],
    ['https://www.example.com:443', 'https://www.example.com'],
    ['http://intranet.example:80', 'http://intranet.example'],
    ['http://[::0:1]:3000', 'http://[::1]:3000'],
  ])
    expect(readEnvironment({ SITE_URL: given }).siteUrl, given).toBe(known);
});

test('a site that is to be found at this machine by one of its addresses listens there', () => {
  expect(readEnvironment({ SITE_URL: 'http://[::1]:3000' }).host).toBe('::1');
  expect(readEnvironment({ SITE_URL: 'http://127.0.0.1:3000' }).host).toBe('127.0.0.1');
});

test('a project of hosted Sanity needs no address', () => {
  const environment = readEnvironment({ SANITY_PROJECT_ID: 'abc12345' });
  expect(environment.apiHost).toBeUndefined();
  expect(environment.projectId).toBe('abc12345');
});

test('all mistakes are told at once, each with its variable, and no secret is shown', () => {
  const wrong = { PORT: 'abc', SITE_URL: 'www.example.com', LAKE_TOKEN: 'short', SANITY_API_VERSION: 'v1' };
  expect(() => readEnvironment(wrong)).toThrowError(
    /PORT="abc"[\s\S]*LAKE_TOKEN must[\s\S]*SITE_URL="www\.example\.com"[\s\S]*SANITY_API_VERSION="v1"/,
  );
  expect(() => readEnvironment(wrong)).not.toThrowError(/short/);
});

test('limits of queries are numbers that can be kept, and the lake knows its own', () => {
  expect(readEnvironment({}).lakeQueries.known).toEqual({ maxMs: undefined, maxMegabytes: undefined });
  expect(readEnvironment({ LAKE_ANONYMOUS_QUERY_MS: '500' }).lakeQueries.anonymous.maxMs).toBe(500);
  expect(() => readEnvironment({ LAKE_QUERY_MS: '10s', LAKE_QUERY_MB: '3' })).toThrowError(
    /LAKE_QUERY_MS="10s" must be a number of ms[^\n]*\n.*LAKE_QUERY_MB="3" must be 64 MB or more/,
  );
});

test('a proxy is trusted by its address or its network, and by nothing else', () => {
  expect(readEnvironment({}).trustedProxies).toEqual([]);
  expect(readEnvironment({ TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8,fd00::/8' }).trustedProxies).toHaveLength(
    3,
  );
  for (const wrong of ['localhost', '10.0.0.0/33', '10.0.0.0/', '::/129', '*'])
    expect(() => readEnvironment({ TRUSTED_PROXIES: wrong }), wrong).toThrowError(
      /must be addresses or networks/,
    );
});

test('what is a list may have spaces beside its commas', () => {
  const environment = readEnvironment({
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
    LAKE_HOSTS: ' Lake.example.com, lake.internal,,[::1]',
    SECURITY_CONTACT: 'mailto:security@example.com, https://example.com/security',
    CDN: 'varnish',
    CDN_PURGE_URL: 'http://10.0.0.1:6081/, http://10.0.0.2:6081/',
  });
  expect(environment.trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8']);
  expect(environment.lakeHosts).toEqual(['lake.example.com', 'lake.internal', '[::1]']);
  expect(environment.securityContacts).toEqual([
    'mailto:security@example.com',
    'https://example.com/security',
  ]);
  expect(environment.cdn.purgeUrls).toEqual(['http://10.0.0.1:6081/', 'http://10.0.0.2:6081/']);
});

test('a host to which the lake answers is a name, as browsers send it', () => {
  for (const wrong of ['https://lake.example.com', 'lake.example.com:3030', 'a b', '*'])
    expect(() => readEnvironment({ LAKE_HOSTS: wrong }), wrong).toThrowError(/must be names of hosts/);
});

test('whoever has found a weakness is given a way to say it', () => {
  expect(() => readEnvironment({ SECURITY_CONTACT: 'security@example.com' })).toThrowError(
    /SECURITY_CONTACT="security@example.com" must begin with mailto:/,
  );
});

test('how much one visitor may ask of the site, and how many connections he has, is a setting', () => {
  const given = {
    SITE_MAX_ANSWERS: '30',
    SITE_MAX_CONNECTIONS: '20',
    LAKE_MAX_CONNECTIONS: '10',
    SITE_MAX_PICTURES: '40',
    SITE_MAX_FORMS: '5',
  };
  expect(readEnvironment(given)).toMatchObject({
    siteLimits: { answers: 30, connections: 20, pictures: 40, forms: 5, comments: undefined },
    lakeConnections: 10,
  });
  expect(() => readEnvironment({ SITE_MAX_ANSWERS: '0' })).toThrowError(/SITE_MAX_ANSWERS="0" must be 1/);
});

test('a port beyond 65535 is refused', () => {
  expect(() => readEnvironment({ LAKE_PORT: '70000' })).toThrowError(/LAKE_PORT="70000" must be 1 to 65535/);
});

test('settings that contradict each other are refused', () => {
  expect(() => readEnvironment({ PORT: '4000', LAKE_PORT: '4000', HUBSPOT_FORM_ID: 'a1' })).toThrowError(
    /PORT and LAKE_PORT must differ[^\n]*\n.*HUBSPOT_PORTAL_ID and HUBSPOT_FORM_ID/,
  );
});

test('mails need a server and a sender, and the password of the server is not told', () => {
  const url = 'smtps://user:a%20password@mail.example.com';
  expect(() => readEnvironment({ SMTP_URL: url })).toThrowError(/SMTP_URL and SMTP_FROM must both be given/);
  expect(() => readEnvironment({ SMTP_URL: url.replace('smtps', 'imap'), SMTP_FROM: 'me' })).toThrowError(
    /^The setting SMTP_URL must be an address such as [^\n]*\nThe setting SMTP_FROM="me" must be an email address/,
  );
  const from = 'Studio <studio@example.com>';
  expect(readEnvironment({ SMTP_URL: url, SMTP_FROM: from }).mail).toEqual({ url, from });
});

test.each(['REDIS_URL', 'CDN_PURGE_URL'])('what %s holds is not told when it is wrong', (name) => {
  const wrong = () => readEnvironment({ [name]: 'ftp://user:of-nobody@cache.internal/' });
  expect(wrong).toThrowError(new RegExp(`The setting ${name} must be `));
  expect(wrong).not.toThrowError(/of-nobody/);
});

test('a CDN is nothing without the address at which it is told, and that of a company nothing without a token', () => {
  const url = 'https://api.fastly.com/service/abc/purge';
  expect(() => readEnvironment({ CDN: 'fastly' })).toThrowError(
    /CDN=fastly needs CDN_PURGE_URL[^\n]*\n.*CDN_TOKEN/,
  );
  expect(() => readEnvironment({ CDN_PURGE_URL: url })).toThrowError(/CDN_PURGE_URL needs CDN/);
  expect(() => readEnvironment({ CDN: 'varnish', CDN_PURGE_URL: 'here' })).toThrowError(/must be addresses/);
  const settings = { CDN: 'varnish', CDN_PURGE_URL: 'http://10.0.0.1:6081/,http://10.0.0.2:6081/' };
  expect(readEnvironment(settings).cdn).toMatchObject({ maxAgeSeconds: 3600, purgeUrls: { length: 2 } });
});

test('the folder of pages as files is a whole path, without signs that a web server reads otherwise', () => {
  expect(readEnvironment({ SITE_FILES: '/var/www/tessera/' }).siteFiles).toBe('/var/www/tessera');
  for (const wrong of ['files', '/a"b', '/a$b'])
    expect(() => readEnvironment({ SITE_FILES: wrong }), wrong).toThrowError(
      /SITE_FILES=.* must be a folder/,
    );
});

test('a variable that is set to nothing counts as not set', () => {
  expect(readEnvironment({ PORT: '', SITE_URL: '', SANITY_PROJECT_ID: '' })).toEqual(readEnvironment({}));
});

test('somebody else’s lake is reached where SANITY_API_HOST says', () => {
  const environment = readEnvironment({ SANITY_API_HOST: 'http://lake.internal:3030' });
  expect(environment).toMatchObject({ apiHost: 'http://lake.internal:3030', projectId: 'tessera' });
});

test('the embedded lake is asked at the address on which it listens, and one on all addresses at the machine’s own', () => {
  const asked = (LAKE_HOST: string) => {
    const { apiHost, lakeUrl, isEmbedded } = readEnvironment({ LAKE_HOST });
    return [apiHost, lakeUrl, isEmbedded];
  };
  for (const all of ['', '127.0.0.1', '0.0.0.0', '::'])
    expect(asked(all)).toEqual(['http://127.0.0.1:3030', 'http://localhost:3030', true]);
  expect(asked('127.0.0.2')).toEqual(['http://127.0.0.2:3030', 'http://127.0.0.2:3030', true]);
  expect(asked('fd00::7')).toEqual(['http://[fd00::7]:3030', 'http://[fd00::7]:3030', true]);
  expect(readEnvironment({ SANITY_API_HOST: 'http://127.0.0.1:3030' }).isEmbedded).toBe(false);
  expect(readEnvironment({ SANITY_PROJECT_ID: 'abc12345' }).isEmbedded).toBe(false);
});

test('the flags of the phone field come from the site, or from where FLAGS_URL says', () => {
  expect(readEnvironment({}).flagsUrl).toBe('/flags');
  const cdn = 'https://cdn.example/flags/3x2/';
  expect(readEnvironment({ FLAGS_URL: cdn }).flagsUrl).toBe('https://cdn.example/flags/3x2');
  expect(() => readEnvironment({ FLAGS_URL: 'flags' })).toThrowError(
    /FLAGS_URL="flags" must be an address or a path/,
  );
});

test('a Studio on a host of its own is at `studio.` before the site’s', () => {
  const environment = readEnvironment({ SITE_URL: 'https://www.example.com/' });
  expect(environment.studioUrl).toBe('https://studio.www.example.com');
});
