import groq from 'groq';
import * as z from 'zod';
import { footer, footerProjection } from './footer/contract.ts';
import { orLeaveOut } from './leave-out.ts';
import { menu, menuProjection } from './menu/contract.ts';
import { site, siteProjection } from './site/contract.ts';

/** A query for what surrounds every page: settings, menu and footer, each null until it exists. */
export const shellQuery = groq`{
  "site": *[_type == "site" && _id == "site"][0]${siteProjection},
  "menu": *[_type == "menu" && _id == "menu"][0]${menuProjection},
  "footer": *[_type == "footer" && _id == "footer"][0]${footerProjection}
}`;

/** The checked answer of `shellQuery`. A document that does not meet its contract becomes null, and the others stay. */
export const shell = z.object({
  site: orLeaveOut('document "site"', site),
  menu: orLeaveOut('document "menu"', menu),
  footer: orLeaveOut('document "footer"', footer),
});

/** What surrounds every page. */
export type Shell = z.output<typeof shell>;
