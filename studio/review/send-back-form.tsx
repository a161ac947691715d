import { AddIcon } from '@sanity/icons/Add';
import { TrashIcon } from '@sanity/icons/Trash';
import { Box, Button, Card, Flex, Select, Stack, Text, TextArea } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type Ref, useId, useState } from 'react';
import { newKey } from '#schemas/new-keys.ts';
import { useAttempt } from '../asking/use-attempt.ts';
import { useFirstFocus } from '../focus/use-first-focus.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import type { RemarkPlace } from './remark-places.ts';
import { addStep, type Reviewed } from './review-requests.ts';
import { useReviewer } from './use-review.ts';

const maxText = 1_000; // characters
const maxRemarks = 20;

/**
 * Sends a document back to those who asked for the review, with remarks on its parts. When the document no longer
 * waits, the remarks stay but cannot be sent.
 */
export function SendBackForm({
  document,
  places,
  known,
  onClose,
}: {
  /** Null when it no longer waits. */
  document: Reviewed | null;
  places: readonly RemarkPlace[];
  known: number;
  onClose: () => void;
}) {
  const client = useRawClient();
  const toast = useToast();
  const { id: by } = useReviewer();
  const [remarks, setRemarks] = useState([{ key: 'first', path: '', text: '' }]);
  const { isBusy, fault, attempt } = useAttempt();
  const first = useFirstFocus();
  const comments = remarks.flatMap(({ path, text }) => (text.trim() ? [{ path, text: text.trim() }] : []));
  const set = (key: string, change: { path?: string; text?: string }) =>
    setRemarks(remarks.map((remark) => (remark.key === key ? { ...remark, ...change } : remark)));

  const send = (back: Reviewed) =>
    attempt(async () => {
      await addStep(client, back, { kind: 'sentBack', by, comments }, known);
      toast.push({ status: 'success', title: 'It is sent back' });
      onClose();
    });

  return (
    <Box padding={4}>
      <Stack gap={4}>
        <Text size={1}>What has to change? Each remark leads to its part of the page.</Text>
        {remarks.map(({ key, path, text }, index) => (
          <Remark
            key={key}
            textRef={index === 0 ? first : undefined}
            path={path}
            text={text}
            places={places}
            onChange={(change) => set(key, change)}
            onRemove={
              remarks.length > 1 ? () => setRemarks(remarks.filter((one) => one.key !== key)) : undefined
            }
          />
        ))}
        {remarks.length < maxRemarks && (
          <Flex>
            <Button
              mode="bleed"
              icon={AddIcon}
              text="Another remark"
              onClick={() => setRemarks([...remarks, { key: newKey(), path: '', text: '' }])}
            />
          </Flex>
        )}
        {!document && (
          <Card padding={3} radius={2} tone="caution" border role="alert">
            <Text size={1}>
              It was published, discarded or deleted meanwhile, and there is nothing to send back. What you
              have written is still here, to be copied.
            </Text>
          </Card>
        )}
        {fault && (
          <Card padding={3} radius={2} tone="critical" border role="alert">
            <Text size={1}>It was not sent back: {fault}</Text>
          </Card>
        )}
        <Flex justify="flex-end" gap={2}>
          <Button mode="bleed" text="Cancel" onClick={onClose} />
          <Button
            tone="primary"
            text="Send back"
            loading={isBusy}
            disabled={isBusy || !document || comments.length === 0}
            onClick={() => document && send(document)}
          />
        </Flex>
      </Stack>
    </Box>
  );
}

function Remark({
  textRef,
  path,
  text,
  places,
  onChange,
  onRemove,
}: {
  textRef: Ref<HTMLTextAreaElement> | undefined;
  path: string;
  text: string;
  places: readonly RemarkPlace[];
  onChange: (change: { path?: string; text?: string }) => void;
  onRemove: (() => void) | undefined;
}) {
  const ids = { place: useId(), text: useId() };
  return (
    <Card padding={3} radius={2} border>
      <Stack gap={3}>
        <Flex gap={2} align="center">
          <Box flex={1}>
            <Select
              id={ids.place}
              aria-label="Part of the page"
              value={path}
              onChange={(event) => onChange({ path: event.currentTarget.value })}
            >
              {places.map((place) => (
                <option key={place.path} value={place.path}>
                  {place.title}
                </option>
              ))}
            </Select>
          </Box>
          {onRemove && (
            <Button mode="bleed" icon={TrashIcon} aria-label="Remove this remark" onClick={onRemove} />
          )}
        </Flex>
        <TextArea
          ref={textRef}
          id={ids.text}
          aria-label="What has to change"
          rows={3}
          maxLength={maxText}
          value={text}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
      </Stack>
    </Card>
  );
}
