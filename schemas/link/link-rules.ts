import type { LinkRules } from '#contract/checking/link-fault.ts';
import { fieldIn, isFields } from '../fields.ts';

/** The names of the stored fields of a link. */
export const linkFields = { target: 'page', href: 'href', anchor: 'anchor' } as const;

/** How links are recognised in the site's documents, and which addresses and anchors exist whatever the content is. */
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
  // The frame of every page has `main`, the target of the skip link, and the newsletter in the footer; browsers give
  // `top` a meaning (https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment).
  commonAnchors: ['main', 'top', 'newsletter-title', 'newsletter-email'],
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
