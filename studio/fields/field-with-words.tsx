import { Card, Stack, Text } from '@sanity/ui';
import { useMemo } from 'react';
import { definePlugin, type FieldProps } from 'sanity';
import { faultsBelow, isRequired } from './said-of-field.ts';

/** Marks the fields that have to be filled in, and says below a field what keeps it from being published. */
export const fieldsWithWords = definePlugin({
  name: 'fields-with-words',
  form: { components: { field: FieldWithWords } },
});

function FieldWithWords(props: FieldProps) {
  const { schemaType, title, validation, name } = props;
  const isMarked = useMemo(() => isRequired(schemaType), [schemaType]);
  const faults = faultsBelow(validation);
  return (
    // The stack is always there, because React would otherwise mount the field again at its first fault, and lose the
    // caret.
    <Stack gap={2}>
      {props.renderDefault(isMarked && title ? { ...props, title: `${title} *` } : props)}
      {faults.map((fault) => (
        <Card key={fault} tone="critical" style={{ background: 'none' }}>
          <Text size={1} data-testid={`fault-${name}`}>
            {fault}
          </Text>
        </Card>
      ))}
    </Stack>
  );
}
