import { Button, Flex, Text, TextInput } from '@sanity/ui';
import { type FormEvent, useId, useState } from 'react';
import { fieldOfMoment, maxAheadMs } from '#canvas/moment-field.ts';
import { dateInField } from '../expiry/moment.ts';
import { useShownMoment } from './use-shown-moment.ts';

/** A field for the day and time for which the page is drawn, with what is scheduled until then. */
export function MomentField() {
  const id = useId();
  const [shown, show] = useShownMoment();
  const [written, setWritten] = useState<string>();
  const field = written ?? (shown ? fieldOfMoment(new Date(shown)) : '');
  const later = dateInField(field, new Date());
  const moment = later && later.getTime() < Date.now() + maxAheadMs ? later : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!moment) return;
    show(moment);
    setWritten(undefined);
  };
  const leave = () => {
    show(null);
    setWritten(undefined);
  };
  return (
    <form onSubmit={submit}>
      <Flex align="center" gap={2} wrap="wrap">
        <Text as="label" htmlFor={id} size={1} muted style={{ whiteSpace: 'nowrap' }}>
          Show it as on
        </Text>
        <TextInput
          id={id}
          type="datetime-local"
          fontSize={1}
          padding={2}
          min={fieldOfMoment(new Date())}
          value={field}
          title="With what is scheduled until then"
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        />
        {written !== undefined && (
          <Button type="submit" fontSize={1} padding={2} text="Show" disabled={!moment} />
        )}
        {written && !moment && (
          <Text size={1} muted>
            Choose a time within the next five years.
          </Text>
        )}
        {shown && <Button fontSize={1} padding={2} mode="ghost" text="Back to now" onClick={leave} />}
      </Flex>
    </form>
  );
}
