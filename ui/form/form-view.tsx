import './form.css';
import { ClientForm, type FormWords } from './client-form.tsx';
import { FileField } from './file-field.tsx';
import type { FormField } from './form-field.ts';
import { PhoneField } from './phone-field.tsx';
import { PlainField } from './plain-field.tsx';
import { SelectField } from './select-field.tsx';

/**
 * A form out of data. Each kind of input is a client component of its own, so that a page loads the code of those that
 * it shows. Without JavaScript the browser sends it to `action` by itself. `title` names it for screen readers.
 */
export function FormView({
  fields,
  ...form
}: FormWords & { action: string; title: string; fields: readonly FormField[] }) {
  return (
    <ClientForm {...form} fields={fields}>
      {fields.map((field) => (
        <FieldView key={field.name} field={field} />
      ))}
    </ClientForm>
  );
}

function FieldView({ field }: { field: FormField }) {
  if (field.kind === 'phone-field') return <PhoneField field={field} />;
  if (field.kind === 'select-field') return <SelectField field={field} />;
  if (field.kind === 'file-field') return <FileField field={field} />;
  return <PlainField field={field} />;
}
