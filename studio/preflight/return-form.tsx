import { Box, Button, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { saidBy } from '../asking/said-by.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { ChoiceCheckbox } from '../path/choice-checkbox.tsx';
import type { Return } from '../path/find-return.ts';
import { moveRedirects } from '../path/move-redirects.ts';
import type { Checked } from './check-document.ts';
import { useOncePublished } from './use-once-published.ts';

/**
 * Asks what becomes of the redirects from the address of a document that is about to go out there, and mends them once
 * visitors have the document. Until then the redirects must stay, because nothing can lead to the document yet.
 */
export function ReturnForm({
  document,
  found: { id, at, ledTo, plan, older },
  onCancel,
  onPass,
}: {
  document: Checked;
  found: Return;
  onCancel: () => void;
  onPass: () => void;
}) {
  const client = useRawClient();
  const toast = useToast();
  const oncePublished = useOncePublished();
  const [removesRedirects, setRemoves] = useState(true);
  const [leadsBack, setLeadsBack] = useState(true);

  const publish = () => {
    const agreed = { ...plan, lead: leadsBack ? plan.lead : [] };
    oncePublished(document, () =>
      moveRedirects(client, { id, from: at }, agreed, { makesRedirect: false, removesRedirects }).catch(
        (error: unknown) =>
          toast.push({
            status: 'error',
            closable: true,
            title: 'It is published, but its redirects were not changed',
            description: `Check those from ${[at, ...older].join(', ')}: ${saidBy(error)}`,
          }),
      ),
    );
    onPass();
  };

  return (
    <Box padding={4}>
      <Stack gap={4}>
        <Text size={1}>
          Visitors who ask for <strong>{at}</strong> are led {ledTo ? `to ${ledTo}` : 'to another page'}{' '}
          today. This page takes precedence there as soon as it is published.
        </Text>
        <ChoiceCheckbox
          isChosen={removesRedirects}
          onChoose={setRemoves}
          title={`Delete the redirect from ${at}`}
        >
          It has no effect any more, and would take over again if this page moved.
        </ChoiceCheckbox>
        {older.length > 0 && (
          <ChoiceCheckbox
            isChosen={leadsBack}
            onChoose={setLeadsBack}
            title="Lead older addresses here again"
          >
            Before this page was taken offline they led to it: {older.join(', ')}.
          </ChoiceCheckbox>
        )}
        <Flex justify="flex-end" gap={2}>
          <Button mode="bleed" text="Cancel" onClick={onCancel} />
          <Button tone="positive" text="Publish" onClick={publish} />
        </Flex>
      </Stack>
    </Box>
  );
}
