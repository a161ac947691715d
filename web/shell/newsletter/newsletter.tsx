import clsx from 'clsx';
import type { Footer } from '#schemas/footer/contract.ts';
import { formAction, newsletterName } from '#schemas/form/form-action.ts';
import { tickLook } from '#ui/inputs/tick-look.ts';
import { Button } from '#ui/link/button.tsx';

/** The endpoint of the form, and its texts. */
export interface NewsletterProps extends Omit<Footer['newsletter'], 'consent'> {
  /** HubSpot's, to which scripts send it; null for the site's own, which takes it from every browser. */
  endpoint: string | null;
  /** The text that a visitor agrees to; the link follows it. */
  consent: string;
}

/**
 * The form in the footer by which visitors subscribe to the newsletter. The browser checks and sends it by itself;
 * where scripts run, `wakeNewsletter` takes over.
 */
export function Newsletter({ endpoint, consent, ...words }: NewsletterProps) {
  return (
    <form
      data-part="newsletter"
      className={clsx(
        'grid w-full max-w-96 grid-cols-1 gap-[0.6rem]',
        // Until a script disables the button, and where none runs.
        'has-[[type=checkbox]:not(:checked)]:[&_button]:bg-line',
        'has-[[type=checkbox]:not(:checked)]:[&_button]:text-quiet',
        '[&_button:disabled]:opacity-55',
      )}
      action={formAction(newsletterName)}
      method="post"
      aria-labelledby="newsletter-title"
      data-endpoint={endpoint ?? undefined}
      data-sending={words.sendingLabel}
      data-thanks={words.successText}
    >
      <h2 id="newsletter-title" className="font-heading text-m/[1.3] font-semibold">
        {words.title}
      </h2>
      {words.text && <p className="text-quiet">{words.text}</p>}
      <label htmlFor="newsletter-email" className="text-xs/[1.65]">
        {words.emailLabel}{' '}
        <span aria-hidden="true" className="text-red">
          *
        </span>
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          className="min-w-0 flex-[1_1_9rem] rounded-s border border-edge px-[0.8rem] py-[0.55rem] placeholder:text-quiet aria-invalid:border-red"
          id="newsletter-email"
          type="email"
          name="email"
          autoComplete="email"
          placeholder={words.placeholder}
          required
          aria-invalid={false}
          aria-describedby="newsletter-said"
        />
        <Button type="submit" size="s">
          {words.submitLabel}
        </Button>
      </div>
      <label className="group/choice grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-start gap-[0.6rem] text-xs/[1.45] text-quiet">
        <input
          type="checkbox"
          name="privacy_consent"
          required
          aria-describedby="newsletter-said"
          className={tickLook.checkbox}
        />
        <span>
          {consent}{' '}
          <a className="underline hover:text-teal" href={words.href} target="_blank" rel="noopener">
            {words.linkLabel}
          </a>
        </span>
      </label>
      <input
        className="pointer-events-none absolute size-px opacity-0"
        name="form-website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <p
        id="newsletter-said"
        role="status"
        tabIndex={-1}
        className="min-h-[1.5em] text-xs/[1.65] text-teal data-error:text-red"
      />
    </form>
  );
}
