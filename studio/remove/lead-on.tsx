import { Checkbox, Flex, Stack, Text } from '@sanity/ui';
import { useId } from 'react';

/** Asks whether visitors are to be redirected from the address of something that is removed. */
export function LeadOn({
  to,
  from,
  isOn,
  onChange,
}: {
  /** Where they are led, in words. */
  to: string;
  /** The abandoned address or addresses, in words. */
  from: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <Flex gap={3} align="flex-start">
      <Checkbox id={id} checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <Stack gap={2} flex={1}>
        <Text as="label" htmlFor={id} size={1} weight="medium">
          Lead visitors to {to}
        </Text>
        <Text size={1} muted>
          Otherwise whoever asks for {from} finds nothing.
        </Text>
      </Stack>
    </Flex>
  );
}
