import { guessCountryByPartialPhoneNumber, parseCountry } from 'react-international-phone';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { countries } from './countries.ts';
import { firstCountry } from './first-country.ts';
import { findDefaultCountry, limitCountries } from './limit-countries.ts';

const all = [...countries];
const guess = (phone: string, currentCountryIso2 = 'us') =>
  guessCountryByPartialPhoneNumber({ phone, countries: all, currentCountryIso2 }).country?.iso2;

describe('the countries', () => {
  it('are some 240, each once, by name, none with the name of another', () => {
    const codes = countries.map(([, code]) => code);
    expect(codes).toHaveLength(245);
    expect(new Set(codes).size).toBe(245);
    const names = countries.map(([name]) => name);
    expect(new Set(names).size).toBe(245);
    expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
    expect(names.at(-1)).toBe('Zimbabwe');
  });

  it('all have a name, a code of two letters and a dial code of one to four digits', () => {
    for (const { name, iso2, dialCode } of all.map(parseCountry)) {
      expect(name.trim()).toBe(name);
      expect(iso2).toMatch(/^[a-z]{2}$/);
      expect(dialCode).toMatch(/^[1-9]\d{0,3}$/);
    }
  });

  it.each([
    ['+1', 'us'],
    ['+12025550143', 'us'],
    ['+14165550143', 'ca'],
    ['+16845550143', 'as'],
    ['+12645550143', 'ai'],
    ['+14415550143', 'bm'],
    ['+13405550143', 'vi'],
    ['+44', 'gb'],
    ['+442079460958', 'gb'],
    ['+441481722222', 'gg'],
    ['+441534722222', 'je'],
    ['+441624722222', 'im'],
    ['+35891234567', 'fi'],
    ['+3581812345', 'ax'],
    ['+4721234567', 'no'],
    ['+4779123456', 'sj'],
    ['+61891621234', 'cc'],
    ['+61891641234', 'cx'],
    ['+61212345678', 'au'],
    ['+212528812345', 'eh'],
    ['+212612345678', 'ma'],
    ['+29081234', 'ta'],
    ['+29021234', 'sh'],
    ['+590690123456', 'gp'],
    ['+79161234567', 'ru'],
    ['+77011234567', 'kz'],
    ['+5997123456', 'bq'],
    ['+59991234567', 'cw'],
    ['+390669812345', 'va'],
    ['+390212345678', 'it'],
    ['+247', 'ac'],
  ])('%s is guessed to be of %s', (phone, country) => {
    expect(guess(phone)).toBe(country);
  });

  it('a country that was chosen stays while its number may still be one of it', () => {
    expect(guess('+590690123456', 'mf')).toBe('mf');
    expect(guess('+441', 'gg')).toBe('gg');
    expect(guess('+442', 'gg')).toBe('gb');
  });
});

describe('limits', () => {
  let warn: MockInstance<typeof console.warn>;
  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => warn.mockRestore());
  const codes = (list: ReturnType<typeof limitCountries>) => list.map(([, code]) => code);

  it('leave only some countries, or all but some', () => {
    expect(codes(limitCountries({ only: ['gb', 'de', 'fr'], exclude: ['fr'] }))).toEqual(['de', 'gb']);
    expect(codes(limitCountries({ exclude: ['us'] }))).toHaveLength(244);
    expect(codes(limitCountries({}))).toHaveLength(245);
    expect(warn).not.toHaveBeenCalled();
  });

  it('only warn of a code that nobody knows, and once', () => {
    expect(codes(limitCountries({ only: ['gb', 'zz'] }))).toEqual(['gb']);
    expect(codes(limitCountries({ only: ['zz'] }))).toHaveLength(245);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"zz"'));
  });

  it('that are an empty list are none', () => {
    expect(codes(limitCountries({ only: [], exclude: [] }))).toHaveLength(245);
  });

  it('say the first country with its name and its dial code', () => {
    expect(firstCountry({})).toEqual({ code: 'us', name: 'United States', dialCode: '1' });
    expect(firstCountry({ only: ['fr', 'de'] }, 'us')).toEqual({
      code: 'fr',
      name: 'France',
      dialCode: '33',
    });
    expect(firstCountry({}, 'gg')).toEqual({ code: 'gg', name: 'Guernsey', dialCode: '44' });
  });

  it('move the first country to one that is left', () => {
    expect(findDefaultCountry(countries)).toBe('us');
    expect(findDefaultCountry(countries, 'de')).toBe('de');
    expect(findDefaultCountry(limitCountries({ only: ['fr', 'de'] }))).toBe('fr');
    expect(warn).not.toHaveBeenCalled();
    expect(findDefaultCountry(countries, 'yy')).toBe('us');
    expect(warn).toHaveBeenCalledOnce();
  });
});
