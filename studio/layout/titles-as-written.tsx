import { definePlugin, type LayoutProps } from 'sanity';

/** Shows titles in the trail of a section's dialogue as they were written, where Sanity begins every word with a capital. */
export const titlesAsWritten = definePlugin({
  name: 'titles-as-written',
  studio: {
    components: {
      layout: (props: LayoutProps) => (
        <>
          <style href="titles-as-written" precedence="default">
            {rule}
          </style>
          {props.renderDefault(props)}
        </>
      ),
    },
  },
});

// Sanity has it in the `style` of the element, which has no other name.
const rule =
  '[data-testid=nested-object-dialog] [style*="text-transform: capitalize"] { text-transform: none !important; }';
