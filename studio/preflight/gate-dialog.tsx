import { Box, Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { nameOfPath } from '../inspect/field-path.ts';
import { HintList } from '../inspect/hint-list.tsx';
import { placeIn } from '../inspect/place-in.ts';
import { MoveForm } from '../path/move-form.tsx';
import { approvalMissing } from '../review/needs-approval.ts';
import type { Checked } from './check-document.ts';
import type { Found } from './look-at.ts';
import { beginMending } from './mending.ts';
import { ReturnForm } from './return-form.tsx';

/**
 * The dialogue that tells what was found in a document that is to go out. Faults keep it from going out, as does a
 * missing approval where one is required. Otherwise the dialogue asks in turn whether something newer may be undone,
 * whether a later schedule is meant to replace it, whether examples may go out as they are, and what becomes of an old
 * address; `onPass` is called once all is agreed.
 */
export function GateDialog({
  document,
  found,
  isLater,
  onPass,
  onClose,
}: {
  document: Checked;
  found: Found | Error;
  isLater: boolean;
  onPass: () => void;
  onClose: () => void;
}) {
  const [agreed, agree] = useState(0);
  if (found instanceof Error)
    return (
      <Told header="It could not be checked" onClose={onClose}>
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
        <HintList
          hints={faults}
          placeOf={(path) => placeIn(document, path)}
          onOpen={(fault) => {
            beginMending(document._id, faults, fault);
            onClose();
          }}
        />
      </Told>
    );
  if (found.lacksApproval)
    return (
      <Told header="Not yet" onClose={onClose}>
        <Text size={1}>{approvalMissing}</Text>
      </Told>
    );
  const questions = questionsOf(found, document, isLater);
  const question = questions[agreed];
  const isLast = agreed === questions.length - 1 && !isMoving(found) && !isBack(found, isLater);
  if (question)
    return (
      <Told
        key={question.header}
        header={question.header}
        onClose={onClose}
        onPass={isLast ? onPass : () => agree(agreed + 1)}
      >
        {question.words}
      </Told>
    );
  if (found.back && isBack(found, isLater))
    return (
      <Dialog id="preflight" header="A redirect begins here" width={1} onClose={onClose}>
        <ReturnForm document={document} found={found.back} onCancel={onClose} onPass={onPass} />
      </Dialog>
    );
  return (
    <Dialog id="preflight" header="The address changes" width={1} onClose={onClose}>
      {found.move && <MoveForm move={found.move} later={isLater} onCancel={onClose} onDone={onPass} />}
    </Dialog>
  );
}

/** What is asked before it goes out, one after the other. */
function questionsOf(
  found: Found,
  document: Checked,
  isLater: boolean,
): { header: string; words: ReactNode }[] {
  const examples = examplesIn(found);
  const newer = found.overtaken && {
    header: 'Visitors have something newer',
    words: <Text size={1}>{found.overtaken.text}</Text>,
  };
  const replaced = isReplaced(found, isLater) && {
    header: 'Something else takes its place later',
    words: <Text size={1}>{found.replaced?.text}</Text>,
  };
  const unwritten = examples.length > 0 && {
    header: 'It still has example text',
    words: (
      <>
        <Text size={1}>
          {examples.length === 1
            ? 'Nobody has replaced this example yet, and visitors would believe it:'
            : 'Nobody has replaced these examples yet, and visitors would believe them:'}
        </Text>
        <Stack as="ul" gap={3}>
          {examples.map(({ path, example }) => (
            <Text as="li" size={1} key={nameOfPath(path)}>
              {placeIn(document, path)}: “{example}”
            </Text>
          ))}
        </Stack>
      </>
    ),
  };
  return [newer, replaced, unwritten].filter((question) => typeof question === 'object');
}

const examplesIn = ({ hints }: Found) => hints.filter(({ example }) => example !== undefined);
const isMoving = ({ move }: Found): boolean => move !== undefined && !move.isLedOn;
const isReplaced = ({ replaced }: Found, isLater: boolean): boolean => replaced !== undefined && !isLater;
// A schedule can still be cancelled, and visitors need the redirect until then.
const isBack = ({ back }: Found, isLater: boolean): boolean => back !== undefined && !isLater;

const faultsIn = ({ hints }: Found) => hints.filter(({ weight }) => weight === 'fault');

/**
 * Whether the gate has to tell or ask something about what was found before the document goes out. `isLater` says that
 * it goes out by a schedule.
 */
export const isToBeSaid = (found: Found | Error, isLater: boolean): boolean =>
  found instanceof Error ||
  faultsIn(found).length > 0 ||
  found.lacksApproval ||
  found.overtaken !== undefined ||
  isReplaced(found, isLater) ||
  examplesIn(found).length > 0 ||
  isMoving(found) ||
  isBack(found, isLater);

interface ToldProps {
  header: string;
  onClose: () => void;
  /** Lets the document out all the same; absent where it must not go out. */
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
