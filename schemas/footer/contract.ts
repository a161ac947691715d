import groq from 'groq';
import * as z from 'zod';
import { button, buttonProjection } from '../button/contract.ts';
import { link, linkProjection } from '../link/contract.ts';
import { optionalText, textOr } from '../text/contract.ts';

const linkFields = groq`{
  "title": coalesce(title, "Title"),
  "href": link${linkProjection},
  "isExternal": coalesce(isExternal, false),
  "isSoon": coalesce(isSoon, false)
}`;

/** The footer of every page. */
export const footerProjection = groq`{
  tagline,
  "button": button${buttonProjection},
  "newsletter": {"title": coalesce(newsletter.title, "Sign up for updates"), "text": newsletter.text, "consent": newsletter.consent},
  "columns": coalesce(columns[]{"title": coalesce(title, "Title"), "links": coalesce(links[]${linkFields}, [])}, []),
  "legalLinks": coalesce(legalLinks[]${linkFields}, []),
  wordmark
}`;

const footerLink = z.object({
  title: textOr('Title'),
  href: link,
  isExternal: z.boolean(),
  isSoon: z.boolean(),
});

/** The checked footer. */
export const footer = z.object({
  tagline: optionalText,
  button: button.nullable(),
  newsletter: z.object({ title: textOr('Sign up for updates'), text: optionalText, consent: optionalText }),
  columns: z.array(z.object({ title: textOr('Title'), links: z.array(footerLink) })),
  legalLinks: z.array(footerLink),
  wordmark: optionalText,
});

/** The footer of every page. */
export type Footer = z.output<typeof footer>;
/** One line of a footer column. */
export type FooterLink = z.output<typeof footerLink>;
