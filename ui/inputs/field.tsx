import clsx from 'clsx';
import type { ReactNode } from 'react';
import { defaultLabels } from '../default-labels.ts';
import { Icon } from '../icon/icon.tsx';
import { useStableId } from '../island/stable-id.ts';

/** The properties that every input has. */
export interface FieldProps {
  /** The name under which a form sends the value. */
  name: string;
  label?: ReactNode;
  /** Hides the label from sight, but not from screen readers, where its surroundings say the same. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong with the value, in a sentence. */
  error?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

/** The attributes that connect a control with its label, hint and error. */
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

/** The layout of a control with its label and notes. */
export const fieldLook = 'grid min-w-0 grid-cols-1 gap-2 wrap-anywhere in-data-[ground-of=deep]:scheme-dark';

/** The font of a label. */
export const labelLook = 'font-text text-s/[1.4] font-medium text-ink';

/**
 * A control with its label above and its error below. `control` is the id of the control; `isSaid` is as for
 * `LabelText`.
 */
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

/**
 * The words of a label, with a red asterisk where a value is required. With `isSaid`, screen readers read
 * "(required)" as well, for controls that cannot say so themselves.
 */
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

/** A hint for filling in a control. */
export function Hint({ control, children }: { control: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={hintOf(control)} className="-mt-1 text-xs text-quiet">
      {children}
    </p>
  );
}

/** The error of a control; nothing where there is none. */
export function ErrorText({ control, children }: { control: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={errorOf(control)} data-part="error" className="flex gap-2 font-text text-xs font-medium text-red">
      <Icon name="alert" className="mt-[0.1em]" />
      <span>{children}</span>
    </p>
  );
}
