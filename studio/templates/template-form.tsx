import { Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type FormEvent, useId, useState } from 'react';
import type { SanityDocument } from 'sanity';
import { maxTemplateDescription, maxTemplateTitle } from '#pages/page-template.ts';
import { useAttempt } from '../asking/use-attempt.ts';
import { useFirstFocus } from '../focus/use-first-focus.ts';
import { useAnswer } from '../lake/use-answer.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { type TeamTemplate, teamTemplatesQuery, templateOf } from './team-template.ts';

/** Asks for a name and a sentence, and saves the content of a page as a template. */
export function TemplateForm({ page, onClose }: { page: SanityDocument; onClose: () => void }) {
  const client = useRawClient();
  const toast = useToast();
  const others = useAnswer<TeamTemplate[]>(teamTemplatesQuery);
  const [title, setTitle] = useState(String(page.title ?? '').slice(0, maxTemplateTitle));
  const [description, setDescription] = useState('');
  const { isBusy, fault, attempt } = useAttempt();
  const field = useFirstFocus();
  const ids = { title: useId(), description: useId(), taken: useId() };
  const name = title.trim();
  const isTaken = others?.some((other) => other.title?.trim().toLowerCase() === name.toLowerCase());
  const canSave = name !== '' && !isTaken && !isBusy;

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    void attempt(async () => {
      await client.create(templateOf(page, { title, description }));
      toast.push({
        status: 'success',
        title: `“${name}” is a template now`,
        description: 'The + at the top offers it under Pages. Content > Templates renames or removes it.',
      });
      onClose();
    });
  };

  return (
    <Box as="form" padding={4} onSubmit={save}>
      <Stack gap={4}>
        <Text size={1} muted>
          What stands on this page now is what new pages begin with. They get an address of their own; a
          shared section stays shared.
        </Text>
        <Stack gap={3}>
          <Text as="label" htmlFor={ids.title} size={1} weight="medium">
            Name
          </Text>
          <TextInput
            id={ids.title}
            ref={field}
            required
            maxLength={maxTemplateTitle}
            value={title}
            aria-describedby={isTaken ? ids.taken : undefined}
            customValidity={isTaken ? 'This name is taken.' : undefined}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          {isTaken && (
            <Text id={ids.taken} size={1}>
              Another template is called that. Choose another name, or remove that one under Content &gt;
              Templates.
            </Text>
          )}
        </Stack>
        <Stack gap={3}>
          <Text as="label" htmlFor={ids.description} size={1} weight="medium">
            What it is for
          </Text>
          <TextInput
            id={ids.description}
            maxLength={maxTemplateDescription}
            placeholder="A sentence, for whoever chooses it"
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
        </Stack>
        {fault && (
          <Card padding={3} radius={2} tone="critical" border role="alert">
            <Text size={1}>Nothing is saved: {fault}</Text>
          </Card>
        )}
        <Flex justify="flex-end" gap={2}>
          <Button mode="bleed" text="Cancel" onClick={onClose} />
          <Button type="submit" tone="primary" text="Save template" loading={isBusy} disabled={!canSave} />
        </Flex>
      </Stack>
    </Box>
  );
}
