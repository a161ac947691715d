import { useEffect, useRef } from 'react';
import { definePlugin, type InputProps, isDocumentSchemaType, type ObjectInputProps } from 'sanity';
import { fieldIn } from '#schemas/fields.ts';

const maxWaitMs = 2_000; // for the field to be drawn, and the menu in which it was begun to give the focus back

/** Puts the focus on the title of what is begun, which is what one writes first: by keyboard it lies behind all lists of the desk. */
export const beginWithTitle = definePlugin({
  name: 'begin-with-title',
  form: { components: { input: NewInput } },
});

function NewInput(props: InputProps) {
  const isNew = isDocument(props) && fieldIn(props.value, '_createdAt') === undefined;
  return (
    <>
      {props.renderDefault(props)}
      {isNew && !props.readOnly && <FocusTitle />}
    </>
  );
}

function FocusTitle() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const until = performance.now() + maxWaitMs;
    let frame = 0;
    const look = () => {
      const pane = place.current?.closest('[data-testid=document-pane]');
      const title = pane?.querySelector<HTMLElement>('[data-testid=field-title] :is(input, textarea)');
      const { activeElement } = document;
      // Who is elsewhere in the form, or on the page beside it, stays there.
      const isElsewhere = activeElement?.matches('iframe') || pane?.contains(activeElement);
      if (isElsewhere && activeElement !== title) return;
      if (activeElement !== title) title?.focus();
      // A menu that closes gives the focus back to what opened it.
      if (performance.now() < until) frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, []);
  return <span ref={place} hidden />;
}

const isDocument = (props: InputProps): props is ObjectInputProps => isDocumentSchemaType(props.schemaType);
