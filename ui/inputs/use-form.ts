'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAwake } from './use-awake.ts';

/** The errors of a form: a sentence for each faulty field, by its name. */
export type FormErrors = Record<string, string>;

/** Thrown when the receiver of a form refuses it, with the errors by the names of its fields. */
export class FormRefusal extends Error {
  override name = 'FormRefusal';
  readonly errors: FormErrors;

  constructor(errors: FormErrors) {
    super(Object.values(errors).join('. '));
    this.errors = errors;
  }
}

/** The state of a form on its way. */
export type FormStatus = 'idle' | 'submitting' | 'success' | 'error';

const firstInvalid =
  ':is(input, select, textarea, button)[aria-invalid="true"], [role="radiogroup"][aria-invalid="true"] input';

/**
 * The state of a form whose fields keep their own values. `validate` returns the errors; `submit` sends valid data,
 * and throws a FormRefusal, or an Error whose message is for the visitor. The first faulty field gets the focus, an
 * error disappears when its field changes, and the form is cleared only after it was sent. Spread `form` on the
 * `<form>`.
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
