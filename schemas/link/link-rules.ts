import type { LinkRules } from '#contract/checking/link-fault.ts';
import { fieldIn, isFields } from '../fields.ts';

/** The fields in which the parts of a link are stored. */
export const linkFields = { target: 'page', href: 'href', anchor: 'anchor' } as const;

/** What the site makes of the links in its documents. */
export const linkRules: LinkRules = {
  linkIn(value) {
    if (!isFields(value) || value._type !== 'link') return undefined;
    const [target, href, anchor] = [
      fieldIn(value[linkFields.target], '_ref'),
      value[linkFields.href],
      value[linkFields.anchor],
    ].map(textOf);
    return { target, href, anchor };
  },
  ownRoutes:
    /^\/(api|cards|files|gallery|images|studio)(\/|$)|^\/search$|\.(xml|txt|md|webmanifest|ico|svg|png)$/,
  // The frame of every page has `main`, for those who skip the header, and the newsletter at its foot; browsers know what `top` is
  // (https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment).
  commonAnchors: ['main', 'top', 'newsletter-title', 'newsletter-email'],
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
