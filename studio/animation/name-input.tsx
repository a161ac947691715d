import { Select, Stack, Text } from '@sanity/ui';
import { type StringInputProps, set, unset, useFormValue } from 'sanity';
import { animationNameFields, type NameField, nameChoices, type StoredAnimation } from './name-choices.ts';
import { useAnimationFile } from './use-animation-file.ts';

/** A select of the names in the animation's file; a text field where the file cannot be read. */
export function NameInput(props: StringInputProps) {
  const stored = (useFormValue(props.path.slice(0, -1)) ?? {}) as StoredAnimation; // as the schema has it
  const field = animationNameFields.find((name) => name === props.path.at(-1));
  const file = useAnimationFile(stored.file?.asset?._ref);
  if (!field || !stored.file?.asset)
    return <Text size={1} muted>{`Upload a file first: its names are then offered here.`}</Text>;
  if (!file) return <Text size={1} muted>{`The file is being read …`}</Text>;
  if (file instanceof Error)
    return (
      <Stack gap={3}>
        {props.renderDefault(props)}
        <Fault>
          The file cannot be read, so its names are not known here. Upload a .riv that was exported from Rive.
          ({file.message})
        </Fault>
      </Stack>
    );
  return <Choice {...props} field={field} {...nameChoices(field, file, stored)} />;
}

function Choice({
  field,
  unchosen,
  choices,
  fault,
  value,
  readOnly,
  onChange,
  elementProps,
}: StringInputProps & { field: NameField } & ReturnType<typeof nameChoices>) {
  const isGone = value !== undefined && !choices.some(({ name }) => name === value);
  const { id, ref, onFocus, onBlur } = elementProps;
  return (
    <Stack gap={3}>
      <Select
        id={id}
        // The form only needs to focus an element, of whichever type.
        ref={ref as never}
        onFocus={onFocus as never}
        onBlur={onBlur as never}
        data-testid={`animation-${field}`}
        value={value ?? ''}
        readOnly={readOnly}
        onChange={({ currentTarget }) => onChange(currentTarget.value ? set(currentTarget.value) : unset())}
      >
        <option value="">{unchosen}</option>
        {isGone && <option value={value}>{`${value} (not in this file)`}</option>}
        {choices.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </Select>
      {fault && <Fault>{fault}</Fault>}
    </Stack>
  );
}

function Fault({ children }: { children: React.ReactNode }) {
  return (
    <Text size={1} style={{ color: 'var(--card-badge-critical-fg-color)' }}>
      {children}
    </Text>
  );
}
