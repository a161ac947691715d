import groq from 'groq';
import * as z from 'zod';
import { link, linkProjection } from '../link/contract.ts';
import { textOr } from '../text/contract.ts';

const fields = groq`
  "label": coalesce(label, "Button"),
  "href": link${linkProjection},
  "variant": coalesce(variant, "primary"),
  "isExternal": coalesce(isExternal, false)
`;

/** A button: its label, its target and its weight. */
export const buttonProjection = groq`{${fields}}`;

/** A list of buttons, each with its `_key` as `key`. */
export const buttonsProjection = groq`[]{"key": _key, ${fields}}`;

/** What a view receives of a button. */
export const button = z.object({
  label: textOr('Button'),
  href: link,
  variant: z.enum(['cta', 'primary', 'ghost']),
  isExternal: z.boolean(),
});

/** What a view receives of a list of buttons. */
export const buttons = z.array(button.extend({ key: z.string() }));

/** One button, ready to be drawn. */
export type ButtonProps = z.output<typeof button>;
