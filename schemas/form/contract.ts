import groq from 'groq';
import * as z from 'zod';
import { icon } from '../icon/contract.ts';
import { link, linkProjection } from '../link/contract.ts';
import { optionalText, textOr } from '../text/contract.ts';
import { fileKinds, purposes } from './field-kinds.ts';
import { keptAs } from './kept-as.ts';

/** A form with its fields, each with the properties of its kind. */
export const formProjection = groq`{
  "id": _id,
  "name": coalesce(slug.current, ""),
  "fields": coalesce(fields[]{
    "kind": _type,
    "name": coalesce(name, ""),
    "label": coalesce(label, "Label"),
    hint,
    "required": coalesce(required, false),
    "width": coalesce(width, "full"),
    _type == "text-field" => {placeholder, "purpose": coalesce(purpose, "off")},
    _type == "email-field" => {placeholder, "isWorkOnly": coalesce(isWorkOnly, false)},
    _type == "phone-field" => {
      defaultCountry,
      "onlyCountries": coalesce(onlyCountries, []),
      "excludeCountries": coalesce(excludeCountries, [])
    },
    _type == "text-area-field" => {placeholder},
    _type == "select-field" => {
      placeholder,
      "choices": coalesce(choices[]{"value": coalesce(value, label, "Label"), "label": coalesce(label, "Label")}, [])
    },
    _type == "tiles-field" => {
      "choices": coalesce(choices[]{"value": coalesce(value, label, "Label"), "label": coalesce(label, "Label"), text, icon}, []),
      "isMultiple": coalesce(isMultiple, false)
    },
    _type == "consent-field" => {linkLabel, "href": link${linkProjection}},
    _type == "file-field" => {
      "fileKinds": coalesce(fileKinds, []),
      "mostMegabytes": coalesce(mostMegabytes, 5)
    }
  }, []),
  "submitLabel": coalesce(submitLabel, "Send"),
  "sendingLabel": coalesce(sendingLabel, "Sending..."),
  "successTitle": coalesce(successTitle, "Thank you"),
  successText,
  hubspotFormId
}`;

/** A query for the form of the name `$form`, for whatever receives submissions. */
export const formQuery = groq`*[_type == "form" && slug.current == $form][0]${formProjection}`;

const any = {
  name: z.string(),
  label: textOr('Label'),
  hint: optionalText,
  required: z.boolean(),
  width: z.enum(['full', 'half']),
};
const placeholder = optionalText;
const choice = z.object({ value: z.string(), label: textOr('Label') });
const tile = choice.extend({ text: optionalText, icon });

const field = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text-field'), ...any, placeholder, purpose: z.enum(purposes) }),
  z.object({ kind: z.literal('email-field'), ...any, placeholder, isWorkOnly: z.boolean() }),
  z.object({
    kind: z.literal('phone-field'),
    ...any,
    defaultCountry: z.string().nullable(),
    onlyCountries: z.array(z.string()),
    excludeCountries: z.array(z.string()),
  }),
  z.object({ kind: z.literal('text-area-field'), ...any, placeholder }),
  z.object({
    kind: z.literal('select-field'),
    ...any,
    placeholder,
    choices: z.array(choice).transform(tidyChoices),
  }),
  z.object({
    kind: z.literal('tiles-field'),
    ...any,
    choices: z.array(tile).transform(tidyChoices),
    isMultiple: z.boolean(),
  }),
  z.object({ kind: z.literal('consent-field'), ...any, linkLabel: optionalText, href: link }),
  z.object({
    kind: z.literal('file-field'),
    ...any,
    fileKinds: z.array(z.enum(fileKinds)),
    mostMegabytes: z.number(),
  }),
]);

/** The checked form. Of fields, or choices of a field, with the same name, it keeps the first. */
export const form = z.object({
  id: z.string(),
  name: z.string(),
  fields: z.array(field).transform((fields) => distinctBy(fields, ({ name }) => name)),
  submitLabel: textOr('Send'),
  sendingLabel: textOr('Sending...'),
  successTitle: textOr('Thank you'),
  successText: optionalText,
  hubspotFormId: z.string().nullable(),
});

/** A form with its fields. */
export type Form = z.output<typeof form>;

function tidyChoices<Choice extends z.output<typeof choice>>(choices: Choice[]): Choice[] {
  const tidy = choices.map((each) => ({ ...each, value: keptAs(each) }));
  return distinctBy(tidy, ({ value }) => value);
}

function distinctBy<Item>(items: Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}
