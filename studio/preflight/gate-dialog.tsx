import { Box, Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { HintList } from '../inspect/hint-list.tsx';
import { placeIn } from '../inspect/place-in.ts';
import { whenStored } from '../inspect/when-stored.ts';
import { MoveForm } from '../path/move-form.tsx';
import { approvalMissing, needsApproval } from '../review/needs-approval.ts';
import { useRawClient } from '../use-raw-client.ts';
import { type Checked, checkDocument, type Preflight } from './check-document.ts';

/** What the gate has found. */
interface Found extends Pick<Preflight, 'hints' | 'overtaken' | 'move'> {
  lacksApproval: boolean;
}

/**
 * Looks at a document that is to go out. Shows nothing where nothing is to be said: then, or when it is agreed what becomes of
 * an old address, `onPass` is called. Faults keep it from going out, and a missing approval where one is required.
 */
export function GateDialog({
  document,
  isLater,
  onPass,
  onClose,
}: {
  document: Checked;
  isLater: boolean;
  onPass: () => void;
  onClose: () => void;
}) {
  const client = useRawClient();
  const [found, setFound] = useState<Found | Error>();
  const [isAgreed, agree] = useState(false);
  const pass = useEffectEvent(onPass);
  useEffect(() => {
    let isOld = false;
    const look = async (): Promise<Found> => {
      await whenStored(client, document);
      const [checked, lacksApproval] = await Promise.all([
        checkDocument(client, document),
        needsApproval(client, document),
      ]);
      return { ...checked, lacksApproval };
    };
    const take = (answer: Found | Error) => {
      if (isOld) return;
      if (isToBeSaid(answer)) setFound(answer);
      else pass();
    };
    look().then(take, take);
    return () => {
      isOld = true;
    };
  }, [client, document]);

  if (!found) return null;
  if (found instanceof Error)
    return (
      <Told header="It could not be looked at" onClose={onClose}>
        <Card padding={3} radius={2} border tone="critical">
          <Text size={1}>There was no answer, so nothing was published. Try again: {found.message}</Text>
        </Card>
      </Told>
    );
  const faults = faultsIn(found);
  if (faults.length > 0)
    return (
      <Told header="Not yet" onClose={onClose}>
        <Text size={1}>
          Visitors would stumble over this. Each line opens its field; mend it, and publish again.
        </Text>
        <HintList hints={faults} placeOf={(path) => placeIn(document, path)} onOpen={onClose} />
      </Told>
    );
  if (found.lacksApproval)
    return (
      <Told header="Not yet" onClose={onClose}>
        <Text size={1}>{approvalMissing}</Text>
      </Told>
    );
  const isMoving = found.move && !found.move.isLedOn;
  if (found.overtaken && !isAgreed)
    return (
      <Told
        header="Visitors have something newer"
        onClose={onClose}
        onPass={isMoving ? () => agree(true) : onPass}
      >
        <Text size={1}>{found.overtaken.text}</Text>
      </Told>
    );
  return (
    <Dialog id="preflight" header="The address changes" width={1} onClose={onClose}>
      {found.move && <MoveForm move={found.move} later={isLater} onCancel={onClose} onDone={onPass} />}
    </Dialog>
  );
}

const faultsIn = ({ hints }: Found) => hints.filter(({ weight }) => weight === 'fault');

const isToBeSaid = (found: Found | Error): boolean =>
  found instanceof Error ||
  faultsIn(found).length > 0 ||
  found.lacksApproval ||
  found.overtaken !== undefined ||
  (found.move ? !found.move.isLedOn : false);

interface ToldProps {
  header: string;
  onClose: () => void;
  /** Lets it go out all the same; where it is missing, it may not. */
  onPass?: () => void;
  children: ReactNode;
}

function Told({ header, onClose, onPass, children }: ToldProps) {
  return (
    <Dialog id="preflight" header={header} width={1} onClose={onClose}>
      <Box padding={4}>
        <Stack gap={4}>
          {children}
          <Flex justify="flex-end" gap={2}>
            <Button text="Close" mode="ghost" onClick={onClose} />
            {onPass && <Button text="Publish all the same" tone="caution" onClick={onPass} />}
          </Flex>
        </Stack>
      </Box>
    </Dialog>
  );
}
