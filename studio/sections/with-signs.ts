import { BulbOutlineIcon } from '@sanity/icons/BulbOutline';
import { ImageIcon } from '@sanity/icons/Image';
import { LinkIcon } from '@sanity/icons/Link';
import type { ComponentType } from 'react';
import { isFields } from '#schemas/fields.ts';

/**
 * Icons for the buttons that add something to a text. Without these, the Studio draws a question mark, or the same icon
 * for all.
 */
const signs: Readonly<Record<string, ComponentType>> = {
  picture: ImageIcon,
  callout: BulbOutlineIcon,
  'link-mark': LinkIcon,
};

/** A type, and all types defined within it, with the icons of those that have one. */
export function withSigns<Type>(type: Type): Type {
  // The result has the shape of the argument, and more.
  if (Array.isArray(type)) return type.map(withSigns) as Type;
  if (!isPlain(type)) return type;
  const inner = Object.fromEntries(Object.entries(type).map(([name, value]) => [name, withSigns(value)]));
  const icon = typeof type.name === 'string' && 'type' in type ? signs[type.name] : undefined;
  return { ...inner, ...(icon && { icon }) } as Type; // has the shape of the argument, too
}

// Components, rules and anything else in a type that is no plain object stay as they are.
const isPlain = (value: unknown): value is Record<string, unknown> =>
  isFields(value) && Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);
