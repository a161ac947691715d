import { Box, Button, Card, Flex, Select, Text } from '@sanity/ui';
import { useState } from 'react';
import { useMayWrite } from '../lake/may-write.ts';
import { useValidate } from '../preflight/use-validate.ts';
import { type Chosen, isFree } from '../remove/verdict.ts';
import { DeedDialog } from './deed-dialog.tsx';
import { adding, type Deed, discarding, publishing, removing } from './deeds.ts';
import { useOpenReleases } from './open-releases.ts';

/** What can be done with the documents that are chosen. */
export function DeedBar({
  chosen,
  onDone,
  onClear,
}: {
  chosen: readonly Chosen[];
  /** Called with the ids of the documents for which the action succeeded. */
  onDone: (ids: string[]) => void;
  onClear: () => void;
}) {
  const [deed, setDeed] = useState<Deed>();
  // Until it is closed, the dialogue tells what was done, and the documents behind it stay chosen.
  const [finished, setFinished] = useState<string[]>();
  const releases = useOpenReleases();
  const validate = useValidate();
  const mayWrite = useMayWrite();
  if (!mayWrite)
    return (
      <Card borderTop padding={4}>
        <Text size={1}>You can read here, but not edit.</Text>
      </Card>
    );
  return (
    <Card borderTop padding={3} data-testid="deeds">
      <Flex gap={2} align="center" wrap="wrap">
        <Text size={1} weight="medium" role="status">
          {chosen.length} chosen
        </Text>
        <Button
          tone="positive"
          fontSize={1}
          text="Publish…"
          onClick={() => setDeed(publishing(chosen, validate))}
        />
        <Button
          mode="ghost"
          fontSize={1}
          text="Take offline…"
          onClick={() => setDeed(removing(chosen, 'unpublish'))}
        />
        {releases.length > 0 && (
          <Box>
            <Select
              aria-label="Add to a release"
              fontSize={1}
              value=""
              onChange={({ currentTarget: { value } }) => {
                const release = releases.find(({ id }) => id === value);
                if (release) setDeed(adding(chosen, release));
              }}
            >
              <option value="">Add to a release…</option>
              {releases.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          </Box>
        )}
        <Button
          mode="ghost"
          fontSize={1}
          text="Discard changes…"
          onClick={() => setDeed(discarding(chosen))}
        />
        <Button
          mode="ghost"
          tone="critical"
          fontSize={1}
          text="Delete…"
          onClick={() => setDeed(removing(chosen, 'delete'))}
        />
        <Button mode="bleed" fontSize={1} text="Select none" onClick={onClear} />
      </Flex>
      {deed && (
        <DeedDialog
          deed={deed}
          onDone={(verdicts) => setFinished(verdicts.filter(isFree).map(({ id }) => id))}
          onClose={() => {
            setDeed(undefined);
            if (finished) onDone(finished);
            setFinished(undefined);
          }}
        />
      )}
    </Card>
  );
}
