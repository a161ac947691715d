import clsx from 'clsx';
import type { ReactNode } from 'react';
import { defaultLabels } from '../default-labels.ts';
import { Icon } from '../icon/icon.tsx';
import { useStableId } from '../island/stable-id.ts';

/** What every input can be told. */
export interface FieldProps {
  /** Under which name a form sends the value. */
  name: string;
  label?: ReactNode;
  /** Keeps the label for screen readers alone, where the surroundings say it to eyes. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong with the value, in a sentence. */
  error?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

/** The attributes of a control by which it belongs to its label, hint and error. */
export function useControl({ name, hint, error, required, disabled }: FieldProps) {
  const id = useStableId(name);
  const notes = [hint && hintOf(id), error && errorOf(id)].filter(Boolean).join(' ');
  return {
    id,
    name,
    required,
    disabled,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': notes || undefined,
  };
}

/** The id of the label of a control. */
export const labelOf = (id: string): string => `${id}-label`;

const hintOf = (id: string): string => `${id}-hint`;
const errorOf = (id: string): string => `${id}-error`;

/** What a control stands in together with its label and its notes. */
export const fieldLook = 'grid min-w-0 grid-cols-1 gap-2 wrap-anywhere in-data-[ground-of=deep]:scheme-dark';

/** The letters of a label. */
export const labelLook = 'font-text text-s/[1.4] font-medium text-ink';

/** A control with its label above, and what is wrong with it below; `control` is the control's id, `isSaid` as for `LabelText`. */
export function Field({
  control,
  label,
  isLabelHidden,
  required,
  isSaid,
  hint,
  error,
  className,
  children,
}: Omit<FieldProps, 'name'> & { control: string; isSaid?: boolean; children: ReactNode }) {
  return (
    <div className={clsx(fieldLook, className)}>
      <label id={labelOf(control)} htmlFor={control} className={isLabelHidden ? 'sr-only' : labelLook}>
        <LabelText label={label} required={required} isSaid={isSaid} />
      </label>
      <Hint control={control}>{hint}</Hint>
      {children}
      <ErrorText control={control}>{error}</ErrorText>
    </div>
  );
}

/** The words of a label, with a red asterisk when a value is required; where a control cannot tell that itself, the label says it (`isSaid`). */
export function LabelText({
  label = defaultLabels.label,
  required,
  isSaid,
}: Pick<FieldProps, 'label' | 'required'> & { isSaid?: boolean }) {
  return (
    <>
      {label}
      {required && (
        <span className="ms-[0.25em] text-red" aria-hidden="true">
          *
        </span>
      )}
      {required && isSaid && <span className="sr-only"> (required)</span>}
    </>
  );
}

/** What helps to fill in a control. */
export function Hint({ control, children }: { control: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={hintOf(control)} className="-mt-1 text-xs text-quiet">
      {children}
    </p>
  );
}

/** What is wrong with a control; nothing without words. */
export function ErrorText({ control, children }: { control: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={errorOf(control)} data-part="error" className="flex gap-2 font-text text-xs font-medium text-red">
      <Icon name="alert" className="mt-[0.1em]" />
      <span>{children}</span>
    </p>
  );
}
