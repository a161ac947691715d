import { Stack, Text, TextArea, TextInput } from '@sanity/ui';
import { useId, useState } from 'react';

/** A field of a file that is saved on blur and on Enter. */
export function SavedInput({
  label,
  about,
  value,
  onSave,
  isReadOnly,
  isLong = false,
}: {
  label: string;
  about: string;
  value: string;
  onSave: (value: string) => void;
  isReadOnly: boolean;
  isLong?: boolean;
}) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const id = useId();
  if (value !== known) {
    setKnown(value);
    // What somebody is typing stays, whatever comes meanwhile.
    if (typed === known) setTyped(value);
  }
  const save = () => typed.trim() !== value && onSave(typed.trim());
  const shared = { id, fontSize: 1, padding: 2, value: typed, readOnly: isReadOnly, onBlur: save } as const;
  return (
    <Stack gap={2}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      {isLong ? (
        <TextArea {...shared} rows={3} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
      ) : (
        <TextInput
          {...shared}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && save()}
        />
      )}
      <Text size={0} muted>
        {about}
      </Text>
    </Stack>
  );
}
