import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { patternLanguage } from './pattern-language.ts';

const units = (text: string) => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));

const sanitysEmail =
  /^(([^<>()[\]\\.,;:\s@"]+(\.[^<>()[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;

test.each([
  /a/,
  /^a+$/,
  /^a|b$/,
  /(?:^a|b)c/,
  /^(?:a|b)?$/,
  /^(?!a)[a-z]+$/,
  /^(?=.*\d)[a-z\d]+$/,
  /^(?!.*--)[a-z-]+$/,
  /a(?!b)/,
  /a(?=b|$)/,
  /^abc$/i,
  /^$/,
  /^[^\n]*$/,
  /^.{2,5}$/,
  /(?:a(?=b)){0,2}b/,
  sanitysEmail,
  z.regexes.email,
  z.regexes.iban,
  z.regexes.date,
  z.regexes.datetime({ precision: 0 }),
  z.regexes.uuid(),
  z.regexes.duration,
  z.regexes.ipv4,
])('the automaton of %s accepts just the texts that it does', (pattern) => {
  const language = patternLanguage(pattern);
  expect(language).toBeDefined();
  const near = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'abcAZ019-.:@TZ/"[] \n'), maxLength: 12 }),
    fc.stringMatching(/^[a-c.@"-]{0,6}@[a-c-]{1,3}\.[a-z]{1,3}$/),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    fc.uuid(),
    fc.string(),
  );
  fc.assert(
    fc.property(near, (text) => {
      expect({ text, is: language?.test(units(text)) }).toEqual({ text, is: pattern.test(text) });
    }),
    { numRuns: 300 },
  );
});

test.each([/(a*)\1/, /\bword\b/, /(?<!a)b/, /^a$/m, /^\p{L}$/u, z.regexes.hostname])(
  'of %s there is no automaton',
  (pattern) => {
    expect(patternLanguage(pattern)).toBeUndefined();
  },
);
