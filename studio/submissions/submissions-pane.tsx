import { Box, Card, Checkbox, Flex, Select, Text, TextInput } from '@sanity/ui';
import { useId, useState } from 'react';
import { LoadingBlock } from 'sanity';
import { saidBy } from '../asking/said-by.ts';
import { useMayWrite } from '../lake/may-write.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { withinWindow } from '../layout/within-window.ts';
import { Pager, withinList } from '../table/pager.tsx';
import { downloadCsv } from './download-csv.ts';
import { deleteSent, markSent, type SentFilter, sentAtOnce } from './list-sent.ts';
import { SentDeeds } from './sent-deeds.tsx';
import { SentRows } from './sent-rows.tsx';
import { useSent } from './use-sent.ts';

const noFilter: SentFilter = { form: '', isUnread: false, since: '', until: '' };

/**
 * The submissions, the newest first, filtered by form, by days and by whether they are read, to be marked, deleted and
 * downloaded.
 */
export function SubmissionsPane() {
  const client = useRawClient();
  const [filter, setFilter] = useState(noFilter);
  const [from, setFrom] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [fault, setFault] = useState<string>();
  const answer = useSent(filter, from);
  const mayWrite = useMayWrite();
  const unreadId = useId();
  const change = (changed: Partial<SentFilter>) => {
    setFilter({ ...filter, ...changed });
    setFrom(0);
    setChosen(new Set());
  };
  const carryOut = (work: Promise<void>) => {
    setFault(undefined);
    work.then(
      () => setChosen(new Set()),
      (error: unknown) => setFault(saidBy(error)),
    );
  };

  if (!answer) return <LoadingBlock showText />;
  if (answer instanceof Error)
    return (
      <Box padding={4}>
        <Text size={1}>What was sent could not be read: {answer.message}</Text>
      </Box>
    );
  const { rows, of, unread, forms } = answer;
  const isAll = !filter.form && !filter.isUnread && !filter.since && !filter.until;
  const ids = [...chosen];
  const within = withinList(from, of, sentAtOnce);
  if (within !== from) setFrom(within); // the last rows of the page were deleted
  return (
    <Flex direction="column" height="fill" style={withinWindow} data-testid="submissions">
      <Flex gap={2} padding={3} wrap="wrap" align="center">
        <Box>
          <Select
            aria-label="Form"
            fontSize={1}
            value={filter.form}
            onChange={({ currentTarget }) => change({ form: currentTarget.value })}
          >
            <option value="">All forms</option>
            {forms.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </Select>
        </Box>
        <Day label="From" value={filter.since} onChange={(since) => change({ since })} />
        <Day label="To" value={filter.until} onChange={(until) => change({ until })} />
        <Flex gap={2} align="center">
          <Checkbox
            id={unreadId}
            checked={filter.isUnread}
            onChange={({ currentTarget }) => change({ isUnread: currentTarget.checked })}
          />
          <Text as="label" htmlFor={unreadId} size={1}>
            Unread ({unread})
          </Text>
        </Flex>
      </Flex>
      <Box flex={1} overflow="auto" paddingX={2}>
        {rows.length === 0 && (
          <Box padding={3}>
            <Text size={1} muted>
              {isAll ? 'No form has been sent yet.' : 'No submission matches.'}
            </Text>
          </Box>
        )}
        <SentRows
          rows={rows}
          chosen={chosen}
          onChoose={setChosen}
          // For somebody who may only read, it stays unread.
          onOpen={(id) => markSent(client, [id], true).catch(() => undefined)}
        />
        <Pager {...{ from, of }} atOnce={sentAtOnce} onTurn={setFrom} />
      </Box>
      {fault && (
        <Card role="alert" padding={3} tone="critical" borderTop>
          <Text size={1}>That could not be done: {fault}</Text>
        </Card>
      )}
      <SentDeeds
        chosen={ids.length}
        isAll={isAll}
        mayWrite={mayWrite}
        onMark={(isRead) => carryOut(markSent(client, ids, isRead))}
        onDelete={() => carryOut(deleteSent(client, ids))}
        onDownload={() => carryOut(downloadCsv(client, filter))}
      />
    </Flex>
  );
}

function Day({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  const id = useId();
  return (
    <Flex gap={2} align="center">
      <Text as="label" htmlFor={id} size={1}>
        {label}
      </Text>
      <TextInput
        id={id}
        type="date"
        fontSize={1}
        padding={2}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Flex>
  );
}
