'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAwake } from './use-awake.ts';

/** What is wrong with a form: a sentence for each field, by its name. */
export type FormErrors = Record<string, string>;

/** What whoever took a form found wrong with it, by the names of its fields. */
export class FormRefusal extends Error {
  override name = 'FormRefusal';
  readonly errors: FormErrors;

  constructor(errors: FormErrors) {
    super(Object.values(errors).join('. '));
    this.errors = errors;
  }
}

/** Where a form is on its way. */
export type FormStatus = 'idle' | 'submitting' | 'success' | 'error';

const firstInvalid =
  ':is(input, select, textarea, button)[aria-invalid="true"], [role="radiogroup"][aria-invalid="true"] input';

/**
 * A form whose fields keep their own values. `validate` finds what is wrong; `submit` sends what is right, and throws
 * a FormRefusal, or an Error whose message is for the visitor. The first wrong field gets the focus, an error goes as soon as its field
 * changes, and the form is emptied only when it was sent. Spread `form` on the `<form>`.
 */
export function useForm({
  validate,
  submit,
}: {
  validate: (data: FormData) => FormErrors;
  submit: (data: FormData) => Promise<void>;
}) {
  const ref = useRef<HTMLFormElement>(null);
  const isAwake = useAwake();
  const [errors, setErrors] = useState<FormErrors>({});
  const [status, setStatus] = useState<FormStatus>('idle');
  const [message, setMessage] = useState<string>();
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>(firstInvalid)?.focus();
  }, [refusals]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status === 'submitting') return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const found = validate(data);
    setErrors(found);
    setMessage(undefined);
    if (Object.keys(found).length > 0) {
      setStatus('idle');
      return setRefusals((count) => count + 1);
    }
    setStatus('submitting');
    try {
      await submit(data);
      form.reset();
      setErrors({});
      setStatus('success');
    } catch (thrown) {
      setStatus('error');
      if (thrown instanceof FormRefusal) {
        setErrors(thrown.errors);
        return setRefusals((count) => count + 1);
      }
      console.error(thrown);
      setMessage(thrown instanceof Error ? thrown.message : String(thrown));
    }
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLElement)) return;
    const name = target.getAttribute('name');
    if (name && errors[name]) setErrors(({ [name]: _, ...others }) => others);
  }

  // Without JavaScript the browser validates by itself.
  return { errors, status, message, form: { ref, onSubmit, onInput, noValidate: isAwake } };
}
