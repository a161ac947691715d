import groq from 'groq';
import * as z from 'zod';
import { link, linkProjection } from '../link/contract.ts';

/** A button: its words, its target and its weight. */
export const buttonProjection = groq`{
  "label": coalesce(label, "Button"),
  "href": link${linkProjection},
  "variant": coalesce(variant, "primary"),
  "isExternal": coalesce(isExternal, false)
}`;

/** What a view receives of a button. */
export const button = z.object({
  label: z.string(),
  href: link,
  variant: z.enum(['cta', 'primary', 'ghost']),
  isExternal: z.boolean(),
});

/** One button, ready to be drawn. */
export type ButtonProps = z.output<typeof button>;
