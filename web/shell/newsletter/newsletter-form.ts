import { newsletterWords } from '#schemas/footer/newsletter-words.ts';
import type { Form } from '#schemas/form/contract.ts';
import { newsletterName } from '#schemas/form/form-action.ts';
import type { Shell } from '#schemas/shell-query.ts';
import { consentText } from './endpoint.ts';

/**
 * The newsletter's form as a form like those of the Studio, for answering a browser that has sent it without scripts.
 * `hubspotFormId` is its form at HubSpot, if it has one.
 */
export function newsletterForm(
  { site, footer }: Pick<Shell, 'site' | 'footer'>,
  hubspotFormId: string | null,
): Form {
  const asked = { hint: null, required: true, width: 'full' } as const;
  const words = footer?.newsletter ?? newsletterWords;
  const agreed = footer?.newsletter.consent ?? consentText(site?.privacyMailbox ?? null);
  return {
    id: newsletterName,
    name: newsletterName,
    fields: [
      {
        ...asked,
        kind: 'email-field',
        name: 'email',
        label: words.emailLabel,
        placeholder: words.placeholder,
        isWorkOnly: true,
      },
      {
        ...asked,
        kind: 'consent-field',
        name: 'privacy_consent',
        label: agreed,
        linkLabel: words.linkLabel,
        href: words.href,
      },
    ],
    submitLabel: words.submitLabel,
    sendingLabel: words.sendingLabel,
    successTitle: words.title,
    successText: words.successText,
    hubspotFormId,
  };
}
