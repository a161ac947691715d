import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { PhoneFieldView } from '../../form/phone-field-view.tsx';
import { firstCountry } from './first-country.ts';
import { internationalNumber, meantNumber } from './international-number.ts';
import { PhoneInput } from './phone-input.tsx';
import { findTyped, TypeAhead } from './type-ahead.ts';

describe('PhoneInput', () => {
  it('begins in the United States with the dial code and a space, as a field that a form sends without JavaScript', () => {
    const html = render(<PhoneInput name="phone" label="Phone" country={firstCountry({})} />);
    expect(html).toMatch(/<input [^>]*type="tel"[^>]* name="phone"[^>]* value="\+1 "/);
    expect(html).toContain('aria-label="Country: United States, +1"');
    expect(html).toContain('src="/flags/US.svg"');
  });

  it('takes its flags from where it is told, and loads those of the list only with the list', () => {
    const html = render(
      <PhoneInput name="p" flags="https://flags.example/3x2" country={firstCountry({}, 'de')} />,
    );
    expect(html.match(/<img /g)).toHaveLength(1);
    expect(html).toContain('src="https://flags.example/3x2/DE.svg"');
  });

  it('takes its flags in the form of a page from where the build was told', () => {
    vi.stubEnv('FLAGS_URL', 'https://cdn.example/flags');
    const field = { kind: 'phone-field', name: 'p', label: 'Phone', hint: null, required: true } as const;
    const any = { defaultCountry: null, onlyCountries: [], excludeCountries: [], country: firstCountry({}) };
    const html = render(<PhoneFieldView field={{ ...field, ...any, width: 'full' }} error={undefined} />);
    vi.unstubAllEnvs();
    expect(html).toContain('src="https://cdn.example/flags/US.svg"');
  });
});

describe('a pasted number', () => {
  it.each([
    ['+44 20 7946 0958', '+442079460958'],
    [' 0049 (89) 123-456 ', '+4989123456'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['tel:+1-202-555-0143', '+12025550143'],
    ['+44\u00a020\u20117946', '+44207946'],
    ['(202) 555-0143', null],
    ['call +44 20', null],
    ['+', null],
  ])('"%s" says its country: %s', (text, number) => {
    expect(internationalNumber(text)).toBe(number);
  });
});

describe('a number that is written anew', () => {
  it.each([
    ['2', '+1 ', '+12'],
    ['(202) 555-0143', '+1 (305) 555-0143', '+12025550143'],
    ['+1 00', '+1 0', '+'],
    ['0046 70', '', '+4670'],
    ['1 (202) ', '+1 (202) ', null],
    ['+46', '+1 ', null],
    ['', '+1 ', null],
  ])('"%s" after "%s" in a field of the United States is meant as %s', (text, before, meant) => {
    expect(meantNumber(text, before, '1')).toBe(meant);
  });
});

describe('the zero that is dialled within a country', () => {
  it.each([
    ['030 901820', '+49 ', '49', '+4930901820'],
    ['0', '+49 ', '49', '+490'],
    ['+49 03', '+49 0', '49', '+493'],
    ['+49 030 901820', '+49 ', '49', '+4930901820'],
    ['+49 01', '+49 201', '49', null],
    ['06 698 12345', '+39 ', '39', '+390669812345'],
    ['+39 06', '+39 0', '39', null],
  ])('in "%s" after "%s" in a field of +%s means %s', (text, before, dialCode, meant) => {
    expect(meantNumber(text, before, dialCode)).toBe(meant);
  });
});

describe('type-ahead', () => {
  it('gathers letters until a pause of more than a second', () => {
    const typeAhead = new TypeAhead(1000);
    expect(typeAhead.isTyping(0)).toBe(false);
    expect(typeAhead.type('F', 0)).toBe('f');
    expect(typeAhead.type('É', 1000)).toBe('fe');
    expect(typeAhead.isTyping(2000)).toBe(true);
    expect(typeAhead.type('j', 2001)).toBe('j');
  });

  it('leads by one letter from name to name and round, and stays while more letters fit', () => {
    const names = ['Åland Islands', 'Albania', 'Algeria', 'Zambia'];
    expect(findTyped(names, 'a', 0)).toBe(1);
    expect(findTyped(names, 'a', 3)).toBe(0);
    expect(findTyped(names, 'al', 1)).toBe(1);
    expect(findTyped(names, 'alg', 1)).toBe(2);
    expect(findTyped(names, 'x', 1)).toBe(-1);
  });
});
