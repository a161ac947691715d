import type { Mutants, TextChange } from '../mutant.ts';

const phoneInput = 'ui/inputs/phone/phone-input.tsx';

/** The number of a phone field with another option of react-international-phone. */
const phoneWith = (option: string): TextChange => ({
  in: 'browser',
  file: 'ui/inputs/phone/phone-control.tsx',
  from: `usePhoneInput(«{
    value,
    countries,
    defaultCountry: firstCountry,
    inputRef: input,
    onChange: (state) => {
      setValue(state.phone);
      onChange?.(state);
    },
  }»)`,
  to: `{
    value,
    countries,
    defaultCountry: firstCountry,
    inputRef: input,
    onChange: (state) => {
      setValue(state.phone);
      onChange?.(state);
    },
    ${option},
  }`,
});

/** A select whose letters, which Headless UI forgets after 350 ms, are forgotten after another time. */
const lettersKept = (ms: number): TextChange => ({
  file: 'ui/inputs/select-listbox.tsx',
  from: 'disabled={«disabled»}',
  // Also when a test puts a clock of its own in its place.
  to: `((globalThis.lettersKept ??= (() => {
    let own = globalThis.setTimeout;
    Object.defineProperty(globalThis, 'setTimeout', {
      configurable: true,
      get: () => (run, after, ...rest) => own(run, after === 350 ? ${ms} : after, ...rest),
      set: (given) => { own = given; },
    });
    return true;
  })()), disabled)`,
  in: 'browser',
});

/** What inputs say and do. */
export const inputs: Mutants = {
  'inputs: text, search, phone, file, select, tiles; their texts, asterisk, error and red border': [
    {
      file: 'ui/inputs/field.tsx',
      from: '{«required» && (\n        <span className="ms-[0.25em] text-red"',
      to: 'false',
    },
    { file: 'ui/inputs/field.tsx', from: '<span>{«children»}</span>\n    </p>', to: "''" },
    {
      file: 'ui/inputs/field.tsx',
      from: "'aria-invalid': «error ? (true as const) : undefined»",
      to: 'undefined',
    },
    { style: 'main input { border-color: black !important }' },
  ],
  'file: "Choose file", "No file chosen"': [
    { file: 'ui/inputs/file-input.tsx', from: '\n          «Choose file»\n', to: 'Browse', as: 'markup' },
    { file: 'ui/inputs/file-input.tsx', from: "|| «'No file chosen'»", to: "'No file'" },
    {
      file: 'ui/inputs/file-input.tsx',
      from: 'onChange={«({ target }) => look(target)»}',
      to: 'undefined',
      in: 'browser',
    },
    { file: 'ui/inputs/file-input.tsx', from: 'onClick={«remove»}', to: 'undefined', in: 'browser' },
    {
      file: 'ui/inputs/file-input.tsx',
      from: 'take(reason ? [] : chosen, «reason»)',
      to: 'undefined',
      in: 'browser',
    },
  ],
  'select: placeholder "Select an option"; tiles': [
    { file: 'ui/inputs/select.tsx', from: "placeholder = «'Select an option'»", to: "'Choose'" },
    { file: 'ui/inputs/tiles.tsx', from: 'name={«name»}\n              value={value}', to: 'undefined' },
    {
      file: 'ui/inputs/tiles.tsx',
      from: '<ErrorText control={id}>{«error»}</ErrorText>',
      to: 'undefined',
      in: 'browser',
    },
  ],
  'select: opens, closes, a choice sets the value and closes it': [
    { file: 'ui/inputs/select-listbox.tsx', from: 'disabled={«disabled»}', to: 'true', in: 'browser' },
    { file: 'ui/inputs/select-listbox.tsx', from: 'onChange={«onChange»}', to: '() => {}', in: 'browser' },
    {
      file: 'ui/inputs/select.tsx',
      from: '<HiddenValue name={field.name} value={«value»}',
      to: "''",
      in: 'browser',
    },
  ],
  'letters forgotten after 350 ms in a select; its list 200 px high at most': [
    { style: '[role=listbox] { max-height: 300px !important }' },
    { style: '[role=listbox] { max-height: 150px !important }' },
    lettersKept(340),
    lettersKept(360),
    { file: 'ui/inputs/select-listbox.tsx', from: '{«option.label»}', to: "'?'", in: 'browser' },
  ],
  'phone state; name, code, dial code, mask, priority and area codes of 245 countries and territories': [
    { file: 'ui/inputs/phone/countries.ts', from: '«...missingCountries,»', to: '' },
    { file: 'ui/inputs/phone/countries.ts', from: '«mended.get(country[1]) ?? country»', to: 'country' },
  ],
  'phone: the list of countries opens by click and arrows, closes on choice, Escape and blur': [
    {
      file: phoneInput,
      from: 'onClick={«() => setOpen(!isOpen)»}',
      to: 'undefined',
      in: 'browser',
    },
    {
      file: phoneInput,
      from: 'onKeyDown={«openByArrow»}',
      to: 'undefined',
      in: 'browser',
    },
    { file: phoneInput, from: "«event.key !== 'ArrowUp'»", to: 'true', in: 'browser' },
    {
      file: 'ui/inputs/phone/country-list.tsx',
      from: "onBlur={«() => onClose('blur')»}",
      to: 'undefined',
      in: 'browser',
    },
    { file: 'ui/inputs/phone/country-list.tsx', from: "«onClose('escape')»", to: 'undefined', in: 'browser' },
    {
      file: 'ui/inputs/phone/country-list.tsx',
      from: 'onClick={«() => choose(place)»}',
      to: 'undefined',
      in: 'browser',
    },
    {
      file: 'ui/inputs/phone/phone-control.tsx',
      from: "«onClose('choice');\n            setCountry(code, { focusOnInput: true });»",
      to: 'setCountry(code, { focusOnInput: false });', // the field's focus would close it, too
      in: 'browser',
    },
    {
      file: 'ui/inputs/phone/phone-control.tsx',
      from: "«onClose('choice');\n            setCountry(code, { focusOnInput: true });»",
      to: "onClose('choice');",
      in: 'browser',
    },
  ],
  'phone: undo and redo, 20 entries, 200 ms': [
    phoneWith('historySaveDebounceMS: 5_000'),
    phoneWith('historySaveDebounceMS: 0'),
  ],
  'phone: digits after the plus, dial code prefilled, country guessed, mask of the country or 12 digits': [
    phoneWith('disableCountryGuess: true'),
    phoneWith("defaultMask: '..............'"),
    phoneWith("defaultMask: '..........'"),
    {
      file: phoneInput,
      from: 'const plain = «defaultValue || `+${first.dialCode} `»;',
      to: 'defaultValue',
    },
    {
      file: phoneInput,
      from: '«handle.current.change(event)»',
      to: 'setText(event.target.value)',
      in: 'browser',
    },
    {
      file: 'ui/inputs/phone/phone-control.tsx',
      from: "value={«phone === `+${country.dialCode}` ? '' : phone»}",
      to: 'inputValue',
      in: 'browser',
    },
  ],
  'phone: only some countries, or all but some': [
    {
      file: 'ui/inputs/phone/limit-countries.ts',
      from: '«(only.length === 0 || only.includes(code))»',
      to: 'true',
      in: 'browser',
    },
    {
      file: 'ui/inputs/phone/limit-countries.ts',
      from: '«!exclude.includes(code)»',
      to: 'true',
      in: 'browser',
    },
  ],
  'letters forgotten after 1000 ms in the countries; their list 200 px high at most': [
    {
      file: 'ui/inputs/phone/country-list.tsx',
      from: 'const typeAheadResetMs = «1000»;',
      to: '1001',
      in: 'browser',
    },
    {
      file: 'ui/inputs/phone/country-list.tsx',
      from: 'const typeAheadResetMs = «1000»;',
      to: '999',
      in: 'browser',
    },
    { style: '[role=listbox] { max-height: 300px !important }' },
    { style: '[role=listbox] { max-height: 150px !important }' },
  ],
  'flags come from the site, or from the CDN that `FLAGS_URL` names': [
    { file: phoneInput, from: "flags = «process.env.FLAGS_URL» || '/flags'", to: "''" },
    { file: phoneInput, from: "process.env.FLAGS_URL || «'/flags'»", to: "'https://cdn.example/flags'" },
  ],
  'unknown country codes are warned of on the console, once each': [
    { file: 'telemetry/log/warn-once.ts', from: 'if («!said.has(message)») console', to: 'true' },
    { file: 'telemetry/log/warn-once.ts', from: 'if («!said.has(message)») console', to: 'false' },
    {
      file: 'ui/inputs/phone/limit-countries.ts',
      from: '...exclude]) if («!isKnown(code)») warn',
      to: 'false',
    },
  ],
};
