import groq from 'groq';
import * as z from 'zod';
import { button, buttonProjection } from '../button/contract.ts';
import { link, linkProjection } from '../link/contract.ts';
import { optionalText, textOr } from '../text/contract.ts';
import { newsletterWords as usual } from './newsletter-words.ts';

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
  "newsletter": {
    "title": coalesce(newsletter.title, "${usual.title}"),
    "text": newsletter.text,
    "emailLabel": coalesce(newsletter.emailLabel, "${usual.emailLabel}"),
    "placeholder": coalesce(newsletter.placeholder, "${usual.placeholder}"),
    "consent": newsletter.consent,
    "linkLabel": coalesce(newsletter.linkLabel, "${usual.linkLabel}"),
    "href": newsletter.link${linkProjection},
    "submitLabel": coalesce(newsletter.submitLabel, "${usual.submitLabel}"),
    "sendingLabel": coalesce(newsletter.sendingLabel, "${usual.sendingLabel}"),
    "successText": coalesce(newsletter.successText, "${usual.successText}")
  },
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
  newsletter: z.object({
    title: textOr(usual.title),
    text: optionalText,
    emailLabel: textOr(usual.emailLabel),
    placeholder: textOr(usual.placeholder),
    consent: optionalText,
    linkLabel: textOr(usual.linkLabel),
    href: link.transform((href) => href ?? usual.href),
    submitLabel: textOr(usual.submitLabel),
    sendingLabel: textOr(usual.sendingLabel),
    successText: textOr(usual.successText),
  }),
  columns: z.array(z.object({ title: textOr('Title'), links: z.array(footerLink) })),
  legalLinks: z.array(footerLink),
  wordmark: optionalText,
});

/** The footer of every page. */
export type Footer = z.output<typeof footer>;
/** One line of a footer column. */
export type FooterLink = z.output<typeof footerLink>;
