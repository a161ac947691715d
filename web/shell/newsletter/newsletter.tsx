import { formAction, newsletterName } from '#schemas/form/form-action.ts';
import { Button } from '#ui/link/button.tsx';
import { emailLabel, policyLabel, policyPath, submitLabel } from './words.ts';

/** Where the form is sent, and its words. */
export interface NewsletterProps {
  /** HubSpot's, to which scripts send it; null for the site's own, which takes it from every browser. */
  endpoint: string | null;
  title: string;
  text: string | null;
  /** What a visitor agrees to; the link to the privacy policy follows it. */
  consent: string;
}

/**
 * The form at the foot of every page by which visitors subscribe to the newsletter. The browser checks and sends it by itself;
 * where scripts run, `wakeNewsletter` takes over.
 */
export function Newsletter({ endpoint, title, text, consent }: NewsletterProps) {
  return (
    <form
      className="newsletter"
      action={formAction(newsletterName)}
      method="post"
      aria-labelledby="newsletter-title"
      data-endpoint={endpoint ?? undefined}
    >
      <h2 id="newsletter-title">{title}</h2>
      {text && <p>{text}</p>}
      <label htmlFor="newsletter-email">
        {emailLabel} <span aria-hidden="true">*</span>
      </label>
      <div className="newsletter-line">
        <input
          id="newsletter-email"
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@company.com"
          required
          aria-invalid={false}
          aria-describedby="newsletter-said"
        />
        <Button type="submit" size="s">
          {submitLabel}
        </Button>
      </div>
      <label className="newsletter-consent">
        <input type="checkbox" name="privacy_consent" required aria-describedby="newsletter-said" />
        <span>
          {consent}{' '}
          <a href={policyPath} target="_blank" rel="noopener">
            {policyLabel}
          </a>
        </span>
      </label>
      <input
        className="newsletter-trap"
        name="form-website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <p id="newsletter-said" role="status" />
    </form>
  );
}
