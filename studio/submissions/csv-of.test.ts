import { expect, test } from 'vitest';
import { csvOf } from './csv-of.ts';

const field = (name: string, label: string, value: string) => ({ name, label, value });
const lines = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

test('what was sent is a table with a column for each field, in the order in which they appear', () => {
  const csv = csvOf([
    {
      form: 'Contact',
      page: '/contact',
      submittedAt: '2024-01-02T09:00:00Z',
      fields: [field('email', 'Work email', 'ada@desk.example')],
    },
    {
      form: 'newsletter',
      submittedAt: '2024-01-01T09:00:00Z',
      fields: [field('name', 'Name', 'Ada'), field('email', 'Email', 'bob@desk.example')],
    },
  ]);
  expect(lines(csv)).toEqual([
    'Sent,Form,Page,Work email,Name',
    '2024-01-02T09:00:00Z,Contact,/contact,ada@desk.example,',
    '2024-01-01T09:00:00Z,newsletter,,bob@desk.example,Ada',
  ]);
});

test('commas, quotes and lines stay in their cell, and a file is its address', () => {
  const csv = csvOf([
    {
      form: 'a, "b"',
      fields: [
        field('text', 'Text', 'one\ntwo'),
        { name: 'file', label: 'File', file: { url: 'https://files.example/1' } },
      ],
    },
  ]);
  expect(csv).toContain(',"a, ""b""",,"one\ntwo",https://files.example/1');
});

test.each(['=HYPERLINK("https://x.example")', '+49 170', '-1', '@sum'])(
  '%s is no formula to a program that opens the table',
  (value) => {
    expect(csvOf([{ fields: [field('text', 'Text', value)] }])).toContain(`'${value.slice(0, 3)}`);
  },
);

test.each([
  ['a;=cmd', "a;'=cmd"],
  ['a; "=cmd"', 'a; "\'=cmd"'],
  ['a\n=cmd', "a\n'=cmd"],
  ['a\t@cmd', "a\t'@cmd"],
  [' =cmd', " '=cmd"],
  ['＝cmd', "'＝cmd"],
  ['one - two; three=4', 'one - two; three=4'],
])('%j is no formula to a program that parts cells elsewhere', (value, shown) => {
  const cell = csvOf([{ fields: [field('text', 'Text', value)] }]).split('Text\r\n,,,')[1];
  expect(cell?.trimEnd().replace(/^"|"$/g, '').replaceAll('""', '"')).toBe(shown);
});

test('of nothing there is only a head', () => {
  expect(lines(csvOf([]))).toEqual(['Sent,Form,Page']);
});
