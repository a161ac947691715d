'use client';

import { useState } from 'react';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { FileInput } from '#ui/inputs/file-input.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { TextArea } from '#ui/inputs/text-area.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { Tiles } from '#ui/inputs/tiles.tsx';
import { type FormErrors, useForm } from '#ui/inputs/use-form.ts';
import { Button } from '#ui/link/button.tsx';
import { accounts, interests } from './choices.ts';
import { Phone } from './phone.tsx';

/**
 * A form with all inputs, which shows what it would send. An email address that begins with "fail@" shows how a failure
 * looks.
 */
export function ExampleForm() {
  const [sent, setSent] = useState<string>();
  const { form, errors, status, message } = useForm({
    validate,
    async submit(data) {
      if (String(data.get('email')).startsWith('fail@')) throw new Error('Failed to submit form');
      setSent(JSON.stringify(entriesOf(data), null, 2));
    },
  });
  return (
    <form {...form} className="mt-8 grid max-w-160 gap-6" aria-labelledby="form-title">
      <TextInput name="name" label="Name" required error={errors.name} autoComplete="name" />
      <TextInput name="email" label="Work email" type="email" required error={errors.email} />
      <Phone name="phone" label="Phone" error={errors.phone} required />
      <Select name="account" label="Account" options={accounts} required error={errors.account} />
      <Tiles name="interest" label="Interest" options={interests} required error={errors.interest} />
      <FileInput name="file" label="File" accept=".pdf,.txt" maxBytes={10_000} error={errors.file} />
      <TextArea name="message" label="Message" error={errors.message} />
      <Checkbox name="consent" label="I accept the privacy policy" required error={errors.consent} />
      <Button type="submit" variant="cta" className="justify-self-start" disabled={status === 'submitting'}>
        Send
      </Button>
      <p role="status" className="mono min-h-[1.5em] data-[status=error]:text-red" data-status={status}>
        {message ?? (status === 'success' ? 'Thank you!' : '')}
      </p>
      {sent && <pre className="mono overflow-x-auto border border-line p-4">{sent}</pre>}
    </form>
  );
}

function validate(data: FormData): FormErrors {
  const errors: FormErrors = {};
  const required = { name: 'Name', email: 'Email', phone: 'Phone', account: 'Account', interest: 'Interest' };
  for (const [name, label] of Object.entries(required))
    if (!data.get(name)) errors[name] = `${label} is required`;
  if (!data.get('consent')) errors.consent = 'You must accept the privacy policy';
  return errors;
}

const entriesOf = (data: FormData): Record<string, string> =>
  Object.fromEntries(
    [...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
