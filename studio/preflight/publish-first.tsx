import { Button, Card, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useState } from 'react';
import type { Stored } from '#schemas/stored-address.ts';
import { useAttempt } from '../asking/use-attempt.ts';
import { nameInQuery } from '../lake/document-names.ts';
import { useMayWrite } from '../lake/may-write.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { findReturn, type Return } from '../path/find-return.ts';
import { idOf } from '../path/layered-id.ts';
import { LedBack } from '../path/led-back.tsx';
import { type Chosen, isFree } from '../remove/verdict.ts';
import { publishMany } from './publish-many.ts';
import { useValidate } from './use-validate.ts';

const draftsQuery = `*[_id in $drafts]{_id, _type, path, slug, "title": coalesce(${nameInQuery}, "Untitled")}`;

interface Draft extends Stored {
  _id: string;
  _type: string;
  title: string;
}

/**
 * Offers to publish first the drafts that a document shows or links to and visitors do not have yet, and asks what
 * becomes of redirects from their addresses. Renders nothing where one of them is not a draft, such as a deleted
 * document, or for an editor who may only read. `onDone` is called after every attempt, because some may be public then
 * even if others were kept back.
 */
export function PublishFirst({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const mayWrite = useMayWrite();
  const client = useRawClient();
  const validate = useValidate();
  const toast = useToast();
  const [found, setFound] = useState<{ names: string; drafts: Chosen[]; returns: Return[] }>();
  const [isLed, setLed] = useState(true);
  const { isBusy, fault, attempt } = useAttempt();
  const names = ids.join();
  useEffect(() => {
    const wanted = names.split(',').map((id) => `drafts.${id}`);
    let isOld = false;
    const look = async () => {
      const all = await client.fetch<Draft[]>(draftsQuery, { drafts: wanted });
      const drafts = all.map(({ _id, _type, title }) => ({ id: idOf(_id), type: _type, title }));
      const returns = await Promise.all(all.map((draft) => findReturn(client, draft)));
      if (isOld) return;
      setFound({
        names,
        drafts: drafts.length === wanted.length ? drafts : [],
        returns: returns.filter((one) => one !== undefined),
      });
    };
    // The pane lists the faults in any case.
    look().catch(console.warn);
    return () => {
      isOld = true;
    };
  }, [client, names]);
  const drafts = found?.names === names ? found.drafts : [];
  if (drafts.length === 0 || !mayWrite) return null;

  const publish = () =>
    attempt(async () => {
      const verdicts = await publishMany(client, drafts, validate, isLed);
      // Some may be public even if others were kept back.
      onDone();
      for (const { id, title, note } of verdicts) {
        if (!note) continue;
        // This component no longer lists what is published, so the note needs a toast.
        toast.push({
          id,
          status: 'error',
          closable: true,
          title: `“${title}” is published`,
          description: note,
        });
      }
      const kept = verdicts.filter((verdict) => !isFree(verdict));
      if (kept.length > 0)
        throw new Error(kept.map(({ title, reasons }) => `“${title}”: ${reasons.join(' ')}`).join(' '));
    });
  return (
    <Stack gap={3}>
      <LedBack returns={found?.returns ?? []} isOn={isLed} onChange={setLed} />
      <Button
        tone="primary"
        text={`Publish ${drafts.map(({ title }) => `“${title}”`).join(' and ')}`}
        title="Visitors need it for this page to be whole"
        style={{ whiteSpace: 'normal' }}
        loading={isBusy}
        disabled={isBusy}
        onClick={publish}
      />
      {fault && (
        <Card role="alert" padding={3} radius={2} border tone="critical">
          <Text size={1}>{fault}</Text>
        </Card>
      )}
    </Stack>
  );
}
