import { Stack, Text } from '@sanity/ui';
import { definePlugin, type InputProps, useFormValue } from 'sanity';
import type { Fields } from '#schemas/fields.ts';
import { usualLayoutOf } from './usual-layout-of.ts';

/** Shows below an empty layout field which layout the document has by default. */
export const usualLayout = definePlugin({
  name: 'usual-layout',
  form: { components: { input: UsualLayoutInput } },
});

function UsualLayoutInput(props: InputProps) {
  if (props.path.join('.') !== 'layout' || props.value) return props.renderDefault(props);
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <UsualLayout />
    </Stack>
  );
}

function UsualLayout() {
  // The form holds a document with these fields, which the type of the hook does not say.
  const words = usualLayoutOf(useFormValue([]) as Fields);
  return (
    words && (
      <Text size={1} muted data-testid="usual-layout">
        {words}
      </Text>
    )
  );
}
