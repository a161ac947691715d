import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { FileInput } from './file-input.tsx';
import { describeBytes, describeRules, refuseFile } from './file-rules.ts';
import { SearchInput } from './search-input.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';
import { Tiles } from './tiles.tsx';

const options = [
  { value: 'keys', label: 'Keys' },
  { value: 'tokens', label: 'Tokens' },
];
const attribute = (html: string, tag: string, name: string) =>
  html.match(new RegExp(`<${tag} [^>]*\\b${name}="([^"]*)"`))?.[1];

describe('every field', () => {
  const wrong = { name: 'field', required: true, hint: 'As you like', error: 'Field is required' };
  it.each([
    ['input', <TextInput key="a" {...wrong} />],
    ['textarea', <TextArea key="a" {...wrong} />],
    ['input', <SearchInput key="a" {...wrong} label="Label" />],
    ['select', <Select key="a" {...wrong} options={options} />],
    ['input', <FileInput key="a" {...wrong} />],
    ['input', <Checkbox key="a" {...wrong} />],
    ['fieldset', <Tiles key="a" {...wrong} options={options} />],
  ])('(%s) says its label, its asterisk, its hint and its error', (tag, field) => {
    const html = render(field);
    expect(html).toMatch(/Label<span [^>]*aria-hidden="true">\*<\/span>/);
    expect(attribute(html, tag, 'aria-invalid')).toBe('true');
    const notes = attribute(html, tag, 'aria-describedby')?.split(' ') ?? [];
    const text = (id = '') =>
      html
        .split(`id="${id}"`)[1]
        ?.split('</p>')[0]
        ?.replace(/^[^>]*>|<[^>]+>/g, '');
    expect(notes.map(text)).toEqual(['As you like', 'Field is required']);
  });

  it('says in its label that a value is required where its control cannot', () => {
    const said = '<span class="sr-only"> (required)</span>';
    const select = (isSaid: boolean) => (
      <Field control="a" required isSaid={isSaid}>
        <button type="button">Keys</button>
      </Field>
    );
    const drawn = [select(true), <Tiles key="a" name="a" options={options} required multiple />].map(
      (field) => render(field),
    );
    for (const html of drawn) expect(html).toContain(said);
    const native = [select(false), <Tiles key="a" name="a" options={options} required />].map((field) =>
      render(field),
    );
    for (const html of native) expect(html).not.toContain(said);
  });

  it('is quiet when nothing is wrong', () => {
    const html = render(<TextInput name="a" label="Name" placeholder="Ada" />);
    expect(html).not.toMatch(/ aria-invalid=| aria-describedby=|<span/);
    expect(html).toContain('placeholder="Ada"');
    expect(attribute(html, 'label', 'for')).toBe(attribute(html, 'input', 'id'));
  });
});

describe('TextInput', () => {
  it('lets the browser fill in an address', () => {
    expect(render(<TextInput name="email" type="email" />)).toContain('autoComplete="email"');
    expect(render(<TextInput name="e" type="email" autoComplete="off" />)).toContain('autoComplete="off"');
  });
});

describe('Select', () => {
  it('is a native select until its script has come, with a placeholder that is no value', () => {
    const html = render(<Select name="kind" options={options} required />);
    expect(html).toMatch(/<select [^>]*name="kind"/);
    expect(html).toContain('<option value="" disabled="" hidden="" selected="">Select an option</option>');
    expect(html).toContain('<option value="tokens">Tokens</option>');
  });
});

describe('Tiles', () => {
  it('are radio buttons, or checkboxes when several can be chosen', () => {
    const one = render(<Tiles name="a" options={options} defaultValue="keys" />);
    expect(one).toContain('role="radiogroup"');
    expect(one).toMatch(/type="radio" [^>]*name="a"[^>]* checked="" value="keys"/);
    const several = render(<Tiles name="a" options={options} multiple defaultValue={['keys', 'tokens']} />);
    expect(several).not.toContain('radiogroup');
    expect(several.match(/type="checkbox"[^>]* checked=""/g)).toHaveLength(2);
  });
});

describe('FileInput', () => {
  it('has the words of the specification, and says what it takes', () => {
    const html = render(<FileInput name="cv" accept=".pdf,.docx" maxBytes={5_000_000} hint="Your CV" />);
    expect(html).toContain('>Choose file<');
    expect(html).toContain('>No file chosen<');
    expect(html).toContain('>Your CV. PDF or DOCX, up to 5 MB<');
  });

  it.each([
    ['.pdf', undefined, 'PDF'],
    ['.pdf,.docx, .odt', undefined, 'PDF, DOCX, or ODT'],
    ['image/*,application/pdf', 800_000, 'any image or PDF, up to 800 KB'],
    [undefined, 1_500_000_000, 'Up to 1.5 GB'],
    [undefined, undefined, ''],
  ])('%s and %s are said as "%s"', (accept, maxBytes, words) => {
    expect(describeRules({ accept, maxBytes })).toBe(words);
  });

  it('refuses what breaks the rules, with the reason', () => {
    const rules = { accept: '.pdf,image/*', maxBytes: 5_000_000 };
    expect(refuseFile({ name: 'CV.PDF', type: '', size: 5_000_000 }, rules)).toBeUndefined();
    expect(refuseFile({ name: 'me.png', type: 'image/png', size: 1 }, rules)).toBeUndefined();
    expect(refuseFile({ name: 'cv.exe', type: '', size: 1 }, rules)).toBe(
      '“cv.exe” cannot be sent: choose a file of type PDF or any image',
    );
    expect(refuseFile({ name: 'cv.pdf', type: '', size: 5_000_001 }, rules)).toBe(
      '“cv.pdf” is 5.1 MB, but the limit is 5 MB',
    );
    expect(describeBytes(999)).toBe('1 KB');
  });
});
