import { animation } from './animation/schema.ts';
import { button } from './button/schema.ts';
import { category } from './category/schema.ts';
import { color } from './color/schema.ts';
import { estate } from './estate/schema.ts';
import { footer, footerLink } from './footer/schema.ts';
import { formFieldTypes } from './form/field-schemas.ts';
import { form } from './form/schema.ts';
import { integration } from './integration/schema.ts';
import { link } from './link/schema.ts';
import { menu, menuItem, submenuItem } from './menu/schema.ts';
import { picture } from './picture/schema.ts';
import { redirect } from './redirect/schema.ts';
import { callout, richText } from './rich-text/schema.ts';
import { seo } from './seo/schema.ts';
import { site } from './site/schema.ts';
import { submission } from './submission/schema.ts';
import { unfound } from './unfound/schema.ts';

/**
 * Every document and object type of the Studio, except sections (sections/) and documents with an address (pages/).
 */
export const schemaTypes = [
  category,
  integration,
  estate,
  form,
  ...formFieldTypes,
  redirect,
  submission,
  unfound,
  menu,
  menuItem,
  submenuItem,
  footer,
  footerLink,
  site,
  link,
  button,
  picture,
  richText,
  callout,
  animation,
  seo,
  color,
];
