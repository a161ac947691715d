import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileSchema } from '#contract/compile.ts';
import { studioErrors } from '#contract/studio-errors.ts';
import { lakeOptions, type TestLake, testLake } from '#lake/lake-fixture.ts';
import { studioTypes } from '#pages/studio-types.ts';
import { countryCodes } from '#schemas/form/country-codes.ts';
import { countries } from '#ui/inputs/phone/countries.ts';
import { lakePlugins } from './plugin.ts';

const asked = {
  name: { _key: 'name', _type: 'text-field', name: 'name', label: 'Name', required: true },
  email: { _key: 'email', _type: 'email-field', name: 'email', label: 'Email', required: true },
  consent: {
    _key: 'consent',
    _type: 'consent-field',
    name: 'privacy_consent',
    label: 'Agreed',
    required: true,
  },
};
const forms = [
  formOf('application', [
    asked.name,
    asked.email,
    {
      _key: 'cv',
      _type: 'file-field',
      name: 'cv',
      label: 'CV',
      required: true,
      fileKinds: ['pdf', 'docx', 'odt'],
      mostMegabytes: 5,
    },
    asked.consent,
  ]),
  formOf('contact', [
    asked.name,
    asked.email,
    {
      _key: 'topic',
      _type: 'select-field',
      name: 'topic',
      label: 'Topic',
      choices: [{ _key: 'a', _type: 'choice', label: 'Press' }],
    },
    asked.consent,
  ]),
  formOf('book-demo', [asked.name, { ...asked.email, isWorkOnly: true }, asked.consent]),
];

/** A form as it is stored. */
function formOf(name: string, fields: object[]) {
  return { _id: `form-${name}`, _type: 'form', title: name, slug: { _type: 'slug', current: name }, fields };
}

const schema = compileSchema(studioTypes);
let its: TestLake;
let sender = 0;
/** The token of the site: only a sender who brings it is believed where a visitor is. */
const fromSite = { authorization: `Bearer ${lakeOptions.token}` };
beforeAll(async () => {
  its = await testLake({ plugins: lakePlugins });
  const transaction = its.client().transaction();
  for (const form of forms) transaction.create(form);
  await transaction.commit();
});
afterAll(() => its.close());

const pdf = new Blob(['%PDF-1.7 a life']);
const application = { name: 'Ada', email: 'ada@gmail.com', privacy_consent: 'on' };

async function send(form: string, values: Record<string, string | Blob>, name = 'cv.pdf') {
  const body = new FormData();
  for (const [field, value] of Object.entries(values))
    typeof value === 'string' ? body.append(field, value) : body.append(field, value, name);
  const response = await fetch(`${its.url}/submissions/v3/integration/submit/tessera/${form}`, {
    method: 'POST',
    body,
    headers: { ...fromSite, 'x-forwarded-for': `sender-${sender++}`, 'x-form-page': '/join/engineer' },
  });
  const { errors = [] } = (await response.json()) as {
    errors?: { errorType: string; field?: string; message: string }[];
  };
  return { status: response.status, errors };
}
const kept = () =>
  its
    .client()
    .fetch<{ _id: string; fields: { value: string; file?: { url: string } }[] }[]>(
      '*[_type == "submission"]{_id, form, page, "source": source._ref, "fields": fields[]{name, value, file}}',
    );
const files = () => {
  const folder = join(its.dataDir, 'submissions');
  return existsSync(folder) ? readdirSync(folder) : [];
};

test('what a form asks for is kept with its file, without what is no field of it', async () => {
  expect(await send('application', { ...application, cv: pdf, evil: '1', 'form-place': 'x' })).toEqual({
    status: 200,
    errors: [],
  });
  const [submission] = await kept();
  expect(submission).toMatchObject({
    form: 'application',
    page: '/join/engineer',
    source: 'form-application',
    fields: [
      { name: 'name', value: 'Ada' },
      { name: 'email', value: 'ada@gmail.com' },
      { name: 'cv', value: 'cv.pdf', file: { size: 15 } },
      { name: 'privacy_consent', value: 'true' },
    ].sort((one, other) => Number(one.name === 'cv') - Number(other.name === 'cv')),
  });
});

test('its file is read by editors alone, and goes with the submission', async () => {
  const [submission] = await kept();
  const [name] = files();
  const address = `${its.url}/submissions/files/production/${name}`;
  expect((await fetch(address)).status).toBe(401);
  const viewer = its.lake.createToken('viewer', 'Reader');
  expect((await fetch(address, { headers: { authorization: `Bearer ${viewer}` } })).status).toBe(403);
  const editor = its.lake.createToken('editor', 'Recruiter');
  const answer = await fetch(address, { headers: { authorization: `Bearer ${editor}` } });
  expect(await answer.text()).toBe('%PDF-1.7 a life');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const elsewhere = `${its.url}/submissions/files/production/..%2Flake.sqlite`;
  expect((await fetch(elsewhere, { headers: { authorization: `Bearer ${editor}` } })).status).toBe(404);
  await its.client().delete(submission?._id ?? '');
  expect(files()).toEqual([]);
});

test.each<
  [string, string, Record<string, string | Blob>, [errorType: string, field: string, message: string]]
>([
  ['no file', 'application', application, ['REQUIRED_FIELD', 'cv', 'CV is required']],
  [
    'a page that calls itself a PDF',
    'application',
    { ...application, cv: new Blob(['<html>']) },
    ['INVALID_FILE', 'cv', '“cv.pdf” cannot be read as PDF, DOCX, or ODT'],
  ],
  [
    'too large a file',
    'application',
    { ...application, cv: new Blob([new Uint8Array(5_000_001)]) },
    ['INVALID_VALUE', 'cv', '“cv.pdf” is 5.1 MB, but the limit is 5 MB'],
  ],
  [
    'a choice that nobody offers',
    'contact',
    { ...application, topic: 'Nonsense', message: 'Hello' },
    ['INVALID_VALUE', 'topic', 'Topic has no such option'],
  ],
  [
    'no consent',
    'contact',
    { name: 'Ada', email: 'ada@gmail.com', topic: 'Press', message: 'Hello' },
    ['REQUIRED_FIELD', 'privacy_consent', 'You must accept the privacy policy'],
  ],
  [
    'a free address where one of a company is asked for',
    'book-demo',
    { ...application, company: 'Cardea' },
    ['BLOCKED_EMAIL', 'email', 'Addresses of free email providers are not accepted.'],
  ],
])('%s is refused with the field and the sentence of the form', async (_what, form, values, expected) => {
  const { status, errors } = await send(form, values);
  expect([status, errors.map(({ errorType, field, message }) => [errorType, field, message])]).toEqual([
    400,
    [expected],
  ]);
  expect([await kept(), files()]).toEqual([[], []]);
});

test('what a machine fills in is dropped with its file, and a form that there is not is no form', async () => {
  expect((await send('application', { ...application, cv: pdf, 'form-website': 'x' })).status).toBe(200);
  expect([await kept(), files()]).toEqual([[], []]);
  expect((await send('no-such-form', application)).status).toBe(404);
});

const email = 'ada@cardea.example';
const required = 'REQUIRED_FIELD';
const consentFault = [required, 'privacy_consent', 'You must accept the privacy policy'];

test.each<[string, Record<string, unknown>, string[][]]>([
  ['no consent', { email }, [consentFault]],
  ['consent that is refused', { email, privacy_consent: false }, [consentFault]],
  ['consent of another kind', { email, privacy_consent: 'no' }, [consentFault]],
  ['no address', { privacy_consent: true }, [[required, 'email', 'Email is required']]],
  [
    'an empty address and no consent',
    { email: ' ', privacy_consent: false },
    [[required, 'email', 'Email is required'], consentFault],
  ],
  [
    'what is no address',
    { email: 'ada@cardea', privacy_consent: true },
    [['INVALID_EMAIL', 'email', 'Invalid email address']],
  ],
  [
    'a free address',
    { email: 'ada@gmail.com', privacy_consent: true },
    [['BLOCKED_EMAIL', 'email', 'Addresses of free email providers are not accepted.']],
  ],
])(
  'the newsletter with %s is refused as its form would, and nothing is kept',
  async (_what, values, faults) => {
    const before = await kept();
    const { status, errors } = await signUp(values);
    expect([status, errors.map(({ errorType, field, message }) => [errorType, field, message])]).toEqual([
      400,
      faults,
    ]);
    expect(await kept()).toEqual(before);
  },
);

test('the newsletter needs no document, keeps what it asks for alone, and cannot be loosened by one', async () => {
  const name = { _type: 'slug', current: 'newsletter' };
  const field = { _type: 'text-field', _key: 'a', name: 'name', label: 'Name' };
  await its.client().create({ _id: 'loose', _type: 'form', title: 'Loose', slug: name, fields: [field] });
  expect((await signUp({ email, name: 'Ada' })).errors).toMatchObject([{ field: 'privacy_consent' }]);
  expect((await signUp({ email, privacy_consent: true, evil: '1' })).status).toBe(200);
  expect(await kept()).toMatchObject([
    {
      form: 'newsletter',
      source: null,
      fields: [
        { name: 'email', value: email },
        { name: 'privacy_consent', value: 'true' },
      ],
    },
  ]);
});

test('editors cannot give a form the name of the newsletter', async () => {
  const slug = (current: string) => ({ slug: { _type: 'slug', current } });
  const field = { _type: 'text-field', _key: 'a', name: 'name', label: 'Name' };
  const named = { _id: 'named', _type: 'form', title: 'Named', fields: [field] };
  const errorsOf = (current: string) => studioErrors({ ...named, ...slug(current) }, its.client(), schema);
  expect(await errorsOf('news')).toEqual([]);
  expect(await errorsOf('newsletter')).toContainEqual(expect.stringContaining('Choose another.'));
});

/** Signs up as the form at the foot of every page does. */
async function signUp(values: Record<string, unknown>) {
  const fields = Object.entries(values).map(([name, value]) => ({ name, value }));
  const response = await fetch(`${its.url}/submissions/v3/integration/submit/tessera/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromSite, 'x-forwarded-for': `sender-${sender++}` },
    body: JSON.stringify({ fields }),
  });
  const { errors = [] } = (await response.json()) as {
    errors?: { errorType: string; field?: string; message: string }[];
  };
  return { status: response.status, errors };
}

test('editors choose among the countries that the phone field knows', () => {
  expect(countryCodes.toSorted()).toEqual(countries.map(([, code]) => code).toSorted());
});
