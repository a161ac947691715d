import { isFields } from '../fields.ts';
import { Refusal } from '../refusal.ts';

const isText = (value: unknown): boolean => typeof value === 'string';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

type Form = readonly [fits: (value: unknown) => boolean, expected: string];
const object: Form = [isFields, 'an object'];
const text: Form = [isText, 'a text'];
const texts: Form = [isTexts, 'a list of texts'];
const ids: Form = [(value) => isText(value) || isTexts(value), 'the id of a document, or a list of ids'];

const selection = { id: ids, query: text, params: object, ifRevisionID: text };
const forms: Record<'patch' | 'delete', Readonly<Record<string, Form>>> = {
  patch: {
    ...selection,
    set: object,
    setIfMissing: object,
    unset: texts,
    insert: object,
    inc: object,
    dec: object,
    diffMatchPatch: object,
  },
  delete: { ...selection, purge: [(value) => typeof value === 'boolean', 'true or false'] },
};

/**
 * Throws a 400 that names the first field of a patch or a deletion that is unknown or has the wrong form
 * (https://www.sanity.io/docs/http-mutations). What operations are given for their places is left to `checkOperands`.
 * `of` says whose fields they are.
 */
export function checkFields(
  kind: 'patch' | 'delete',
  fields: object,
  index: number,
  of = `mutation ${index}`,
): void {
  for (const [name, value] of Object.entries(fields)) {
    const form = Object.hasOwn(forms[kind], name) ? forms[kind][name] : undefined;
    if (form?.[0](value)) continue;
    const given = JSON.stringify(value).slice(0, 100);
    const description = form
      ? `The "${name}" of ${of} must be ${form[1]}, not ${given}.`
      : `There is a field "${name}" in ${of}, which no "${kind}" has. It may have ${Object.keys(forms[kind]).join(', ')}.`;
    throw Refusal.ofMutation(400, index, 'validationError', description);
  }
}
