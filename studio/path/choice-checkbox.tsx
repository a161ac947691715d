import { Checkbox, Flex, Stack, Text } from '@sanity/ui';
import { type ReactNode, useId } from 'react';

/** A checkbox for something that may be done along with the main action; its consequence stands below its title. */
export function ChoiceCheckbox({
  isChosen,
  onChoose,
  title,
  children,
}: {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  title: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Flex gap={3} align="flex-start">
      <Checkbox id={id} checked={isChosen} onChange={(event) => onChoose(event.currentTarget.checked)} />
      <Stack gap={2} flex={1}>
        <Text as="label" htmlFor={id} size={1} weight="medium">
          {title}
        </Text>
        <Text size={1} muted>
          {children}
        </Text>
      </Stack>
    </Flex>
  );
}
