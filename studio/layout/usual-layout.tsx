import { Stack, Text } from '@sanity/ui';
import { definePlugin, type InputProps, useFormValue } from 'sanity';
import type { Fields } from '#schemas/fields.ts';
import { usualLayoutOf } from './usual-layout-of.ts';

/** Says below the layout of a document that names none which one is usual at its place. */
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
  // The form holds the fields of its type, which the Studio does not know here.
  const words = usualLayoutOf(useFormValue([]) as Fields);
  return (
    words && (
      <Text size={1} muted data-testid="usual-layout">
        {words}
      </Text>
    )
  );
}
