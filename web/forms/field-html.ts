import { fileRulesOf, isChosen, tidyValues } from '#ui/form/check-field.ts';
import type { ConsentField, FormField, TilesField } from '#ui/form/form-field.ts';
import { hintWithRules } from '#ui/inputs/file-rules.ts';
import { escapeHtml } from './escape-html.ts';

/**
 * A field as plain HTML, with what was typed and what is wrong with it. Browsers do not let a page fill in files again.
 */
export function fieldHtml(field: FormField, given: FormDataEntryValue[], error: string | undefined): string {
  const values = given.filter((value) => typeof value === 'string');
  const note = error ? `<p class="error" id="${field.name}-error">${escapeHtml(error)}</p>` : '';
  const state = error ? ` aria-invalid="true" aria-describedby="${field.name}-error"` : '';
  const words = escapeHtml(field.label) + (field.required ? ' *' : '');
  if (field.kind === 'consent-field') return `<div>${consent(field, words, values, state)}${note}</div>`;
  const said = hintOf(field);
  const hint = said ? `<span class="hint">${escapeHtml(said)}</span>` : '';
  if (field.kind === 'tiles-field') return tiles(field, values, { words: `${words} ${hint}`, note, error });
  return `<div><label>${words} ${hint}${control(field, values[0] ?? '', state)}</label>${note}</div>`;
}

/** The hint of a field; for files, with the rules that they must follow. */
const hintOf = (field: FormField): string | null =>
  field.kind === 'file-field' ? hintWithRules(field.hint, fileRulesOf(field)) : field.hint;

function control(field: FormField, value: string, state: string): string {
  const own = `name="${field.name}"${field.required ? ' required' : ''}${state}`;
  const shown = escapeHtml(value);
  switch (field.kind) {
    case 'text-area-field':
      return `<textarea ${own} rows="5">${shown}</textarea>`;
    case 'select-field':
      return `<select ${own}><option value="">${escapeHtml(field.placeholder ?? 'Select an option')}</option>${field.choices
        .map((choice) => option(choice, isChosen(choice, tidyValues(field, [value]))))
        .join('')}</select>`;
    case 'file-field':
      return `<input type="file" ${own} accept="${fileRulesOf(field).accept}">`;
    default:
      return `<input type="${inputTypeOf(field)}" ${own} value="${shown}">`;
  }
}

function inputTypeOf(field: FormField): string {
  if (field.kind === 'email-field') return 'email';
  if (field.kind === 'phone-field') return 'tel';
  return field.kind === 'text-field' && field.purpose === 'url' ? 'url' : 'text';
}

const option = ({ value, label }: { value: string; label: string }, isSelected: boolean): string =>
  `<option value="${escapeHtml(value)}"${isSelected ? ' selected' : ''}>${escapeHtml(label)}</option>`;

/** What is said about a group of tiles: its name with its hint, and what is wrong with it. */
interface SaidOfTiles {
  words: string;
  note: string;
  error: string | undefined;
}

/** Tiles as in `ui/inputs/tiles.tsx`: an error is announced for the group of radio buttons, or for each checkbox. */
function tiles(field: TilesField, given: string[], said: SaidOfTiles): string {
  const { name, choices, isMultiple, required } = field;
  const values = tidyValues(field, given);
  const invalid = said.error ? ' aria-invalid="true"' : '';
  const described = said.error ? ` aria-describedby="${name}-error"` : '';
  const type = isMultiple ? 'checkbox' : 'radio';
  // Browsers can require all of several checkboxes, but not one of them.
  const each = isMultiple ? invalid : required ? ' required' : '';
  const boxes = choices.map((choice) => {
    const checked = isChosen(choice, values) ? ' checked' : '';
    return `<label class="choice"><input type="${type}" name="${name}" value="${escapeHtml(choice.value)}"${each}${checked}><span>${escapeHtml(choice.label)}</span></label>`;
  });
  const group = isMultiple ? '' : ` role="radiogroup"${invalid}`;
  return `<fieldset${group}${described}><legend>${said.words}</legend>${boxes.join('')}${said.note}</fieldset>`;
}

function consent(
  { name, required, linkLabel, href }: ConsentField,
  words: string,
  values: string[],
  state: string,
): string {
  const checked = values.length > 0 ? ' checked' : '';
  const link =
    href && linkLabel
      ? ` <a href="${escapeHtml(href)}" target="_blank" rel="noopener">${escapeHtml(linkLabel)}</a>`
      : '';
  return `<label class="choice"><input type="checkbox" name="${name}"${required ? ' required' : ''}${checked}${state}><span>${words}${link}</span></label>`;
}
