import { useEffect, useRef } from 'react';
import { definePlugin, type InputProps, isDocumentSchemaType, type ObjectInputProps } from 'sanity';
import { useIsBegun } from './use-is-begun.ts';

// animation frames in a row; in this time a form takes the focus, and the menu in which it was begun gives it back
const heldFrames = 90;
const maxWaitMs = 30_000; // for the field to be drawn, where there is one
const goings = ['pointerdown', 'keydown'] as const;

/**
 * Focuses the title of a document that is begun, because editors write it first, and by keyboard it is behind all lists
 * of the desk.
 */
export const beginWithTitle = definePlugin({
  name: 'begin-with-title',
  form: { components: { input: NewInput } },
});

function NewInput(props: InputProps) {
  return (
    <>
      {props.renderDefault(props)}
      {isDocument(props) && <TitleFirst value={props.value} isReadOnly={props.readOnly === true} />}
    </>
  );
}

function TitleFirst({ value, isReadOnly }: { value: unknown; isReadOnly: boolean }) {
  const isBegun = useIsBegun(value);
  return isBegun && !isReadOnly && <FocusTitle />;
}

function FocusTitle() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const until = performance.now() + maxWaitMs;
    let frame = 0;
    let held = 0;
    const leave = () => cancelAnimationFrame(frame);
    const look = () => {
      const pane = place.current?.closest('[data-testid=document-pane]');
      const title = pane?.querySelector<HTMLElement>('[data-testid=field-title] :is(input, textarea)');
      const { activeElement } = document;
      // An editor who is on the page beside the form stays there.
      if (activeElement?.matches('iframe')) return;
      // The Studio focuses the first button of the form, and a closing menu focuses what opened it.
      held = title && activeElement === title ? held + 1 : 0;
      if (held === 0) title?.focus();
      // Counted in frames, because a machine that draws frames slowly also draws the form slowly.
      if (held < heldFrames && performance.now() < until) frame = requestAnimationFrame(look);
    };
    look();
    // After any key or pointer press, the focus goes where that leads.
    for (const name of goings) window.addEventListener(name, leave, { capture: true, once: true });
    return () => {
      leave();
      for (const name of goings) window.removeEventListener(name, leave, { capture: true });
    };
  }, []);
  return <span ref={place} hidden />;
}

const isDocument = (props: InputProps): props is ObjectInputProps => isDocumentSchemaType(props.schemaType);
