import { Button } from '#ui/link/button.tsx';

/** Where the form is sent, and its words. */
export interface NewsletterProps {
  endpoint: string;
  /** Whether the endpoint is the site's own, which sorts out machines. */
  isOwn: boolean;
  title: string;
  text: string | null;
  /** What a visitor agrees to; the link to the privacy policy follows it. */
  consent: string;
}

/** The form at the foot of every page by which visitors subscribe to the newsletter; `wakeNewsletter` has it sent. */
export function Newsletter({ endpoint, isOwn, title, text, consent }: NewsletterProps) {
  return (
    <form
      className="newsletter"
      noValidate
      aria-labelledby="newsletter-title"
      data-endpoint={endpoint}
      data-own={isOwn || undefined}
    >
      <h2 id="newsletter-title">{title}</h2>
      {text && <p>{text}</p>}
      <label htmlFor="newsletter-email">
        Work email <span aria-hidden="true">*</span>
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
        <Button type="submit" size="s" disabled>
          Sign up
        </Button>
      </div>
      <label className="newsletter-consent">
        <input type="checkbox" name="privacy_consent" aria-describedby="newsletter-said" />
        <span>
          {consent}{' '}
          <a href="/privacy-policy" target="_blank" rel="noopener">
            Privacy policy
          </a>
        </span>
      </label>
      <input className="newsletter-trap" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <p id="newsletter-said" role="status" />
    </form>
  );
}
