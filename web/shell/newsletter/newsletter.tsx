'use client';

import { type FormEvent, useEffect, useId, useRef, useState, useTransition } from 'react';
import { checkSignup, type Signup, type SignupErrors, shownError } from '#ui/form/check-signup.ts';
import { Button } from '#ui/link/button.tsx';
import { sendSignup } from './send-signup.ts';

const empty: Signup = { email: '', privacyConsent: false };
const success = "Thank you! You've been successfully subscribed to our updates.";

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

/** The form at the foot of every page by which visitors subscribe to the newsletter. */
export function Newsletter({ endpoint, isOwn, title, text, consent }: NewsletterProps) {
  const id = useId();
  const [signup, setSignup] = useState(empty);
  const [errors, setErrors] = useState<SignupErrors>({});
  const [message, setMessage] = useState<{ text: string; isError: boolean } | null>(null);
  const [isSending, startSending] = useTransition();
  const shownAt = useRef(0);
  const trap = useRef<HTMLInputElement>(null);
  const error = shownError(errors);

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  function change(fields: Partial<Signup>) {
    setSignup((before) => ({ ...before, ...fields }));
    setErrors({});
    setMessage(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = checkSignup(signup);
    setErrors(found);
    setMessage(null);
    if (shownError(found)) return;
    const traces = { ageMs: performance.now() - shownAt.current, trap: trap.current?.value ?? '' };
    startSending(async () => {
      try {
        await sendSignup(endpoint, signup, isOwn ? traces : undefined);
        setSignup(empty);
        setMessage({ text: success, isError: false });
      } catch (thrown) {
        console.error(thrown);
        setMessage({ text: thrown instanceof Error ? thrown.message : String(thrown), isError: true });
      }
    });
  }

  return (
    <form className="newsletter" onSubmit={submit} noValidate aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {text && <p>{text}</p>}
      <label htmlFor={`${id}-email`}>
        Work email <span aria-hidden="true">*</span>
      </label>
      <div className="newsletter-line">
        <input
          id={`${id}-email`}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@company.com"
          required
          value={signup.email}
          onChange={(event) => change({ email: event.target.value })}
          aria-invalid={errors.email !== undefined && error === errors.email}
          aria-describedby={`${id}-error`}
        />
        <Button type="submit" size="s" disabled={isSending || !signup.privacyConsent}>
          {isSending ? 'Signing up...' : 'Sign up'}
        </Button>
      </div>
      <label className="newsletter-consent">
        <input
          type="checkbox"
          name="privacy_consent"
          checked={signup.privacyConsent}
          onChange={(event) => change({ privacyConsent: event.target.checked })}
          aria-describedby={`${id}-error`}
        />
        <span>
          {consent}{' '}
          <a href="/privacy-policy" target="_blank" rel="noopener">
            Privacy policy
          </a>
        </span>
      </label>
      <input
        ref={trap}
        className="newsletter-trap"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <p id={`${id}-error`} role="status" data-error={error !== undefined || message?.isError || undefined}>
        {error ?? message?.text}
      </p>
    </form>
  );
}
