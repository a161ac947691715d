import type { DrawnField } from './form-field.ts';

/** The parameters of the address for which a form has a select (`chooseAsked`). */
export const namesAsked = (fields: readonly DrawnField[]): string[] =>
  fields.flatMap(({ kind, name }) => (kind === 'select-field' ? [name] : []));

/**
 * Preselects options in the selects of a form by the parameters of the address with their names, such as
 * "?plan=Team". It leaves a select that has a value already, and ignores values that are no option.
 */
export function chooseAsked(form: HTMLFormElement, search: string): void {
  for (const [name, asked] of new URLSearchParams(search)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLSelectElement) || field.value !== '') continue;
    if ([...field.options].some(({ value }) => value === asked)) field.value = asked;
  }
}
