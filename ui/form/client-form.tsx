'use client';

import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { readNames } from '../address/asks-address.ts';
import { Icon } from '../icon/icon.tsx';
import { useForm } from '../inputs/use-form.ts';
import { useStableId } from '../island/stable-id.ts';
import { Button } from '../link/button.tsx';
import { Loader } from '../motion/loader.tsx';
import { Heading } from '../text/heading.tsx';
import { checkForm } from './check-form.ts';
import { chooseAsked, namesAsked } from './choose-asked.ts';
import { FieldView } from './field-view.tsx';
import type { DrawnField } from './form-field.ts';
import { sendForm } from './send-form.ts';

/** A form as data. */
export interface FormProps {
  action: string;
  /** Its name for screen readers. */
  title: string;
  fields: readonly DrawnField[];
  submitLabel: string;
  sendingLabel: string;
  successTitle: string;
  successText: string | null;
}

/**
 * A form with its fields: it checks and sends them, and then gives way to the thanks, which get the focus. Its
 * selects start with what the address asks for (`chooseAsked`). Without JavaScript the endpoint redirects to the
 * thanks by their id.
 */
export function ClientForm({
  action,
  title,
  fields,
  submitLabel,
  sendingLabel,
  successTitle,
  successText,
}: FormProps) {
  const id = useStableId('thanks');
  const thanks = useRef<HTMLDivElement>(null);
  const { form, errors, status, message } = useForm({
    validate: (data) => checkForm(fields, data),
    submit: (data) => sendForm(action, fields, data),
  });
  const isSent = status === 'success';
  const isSending = status === 'submitting';

  const { ref } = form;
  useEffect(() => {
    if (ref.current) chooseAsked(ref.current, window.location.search);
  }, [ref]);

  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);

  return (
    <div>
      <div
        ref={thanks}
        id={id}
        className={clsx(
          // Shown by the script, or by the address where no script runs.
          'peer/thanks hidden justify-items-start gap-4 py-[clamp(1.5rem,6vw,4rem)] target:grid data-shown:grid',
          'focus-visible:outline-none',
        )}
        role="status"
        tabIndex={-1}
        data-shown={isSent || undefined}
      >
        <Icon name="check" className="box-content rounded-full bg-teal/12 p-3 text-teal" />
        <Heading level={3}>{successTitle}</Heading>
        {successText && <p className="max-w-120 text-quiet">{successText}</p>}
      </div>
      <form
        {...form}
        {...readNames(namesAsked(fields))}
        action={action}
        method="post"
        encType="multipart/form-data"
        className={clsx(
          'relative grid grid-cols-1 items-start gap-x-4 gap-y-5.5 phone:grid-cols-2',
          'peer-target/thanks:hidden peer-data-shown/thanks:hidden',
        )}
        aria-label={title}
      >
        <input type="hidden" name="form-place" value={id} />
        {fields.map((field) => (
          <FieldView key={field.name} field={field} error={errors[field.name]} />
        ))}
        <div className="pointer-events-none absolute size-px overflow-hidden opacity-0" aria-hidden="true">
          <label htmlFor={`${id}-website`}>Leave this empty</label>
          <input id={`${id}-website`} name="form-website" tabIndex={-1} autoComplete="off" />
        </div>
        <div className="grid justify-items-start gap-3 phone:col-span-full">
          <Button
            type="submit"
            variant="cta"
            aria-disabled={isSending || undefined}
            className="max-phone:w-full phone:min-w-48"
          >
            {isSending && <Loader />}
            {isSending ? sendingLabel : submitLabel}
          </Button>
          <p role="alert" className="font-text text-s/[1.5] font-medium text-red empty:hidden">
            {message}
          </p>
        </div>
      </form>
    </div>
  );
}
