import { BulbOutlineIcon } from '@sanity/icons/BulbOutline';
import { ImageIcon } from '@sanity/icons/Image';
import { LinkIcon } from '@sanity/icons/Link';
import type { ComponentType } from 'react';
import { isFields } from '#schemas/fields.ts';

/** What a text can hold, by the sign of its button: without one, the Studio draws a question mark, or one sign for all. */
const signs: Readonly<Record<string, ComponentType>> = {
  picture: ImageIcon,
  callout: BulbOutlineIcon,
  'link-mark': LinkIcon,
};

/** A type, and whatever it defines within, with the signs of those that have one. */
export function withSigns<Type>(type: Type): Type {
  // What comes out has the form of what went in, and more.
  if (Array.isArray(type)) return type.map(withSigns) as Type;
  if (!isPlain(type)) return type;
  const inner = Object.fromEntries(Object.entries(type).map(([name, value]) => [name, withSigns(value)]));
  const icon = typeof type.name === 'string' && 'type' in type ? signs[type.name] : undefined;
  return { ...inner, ...(icon && { icon }) } as Type; // the same
}

// Components, rules and what else a type holds are left as they are.
const isPlain = (value: unknown): value is Record<string, unknown> =>
  isFields(value) && Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);
