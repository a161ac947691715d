import { Box, Button, Card, Checkbox, Dialog, Flex, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useEffect, useId, useState } from 'react';
import { LoadingBlock, useDocumentStore } from 'sanity';
import { listened } from '../listened.ts';
import { Pager, withinList } from '../pager.tsx';
import { useRawClient } from '../use-raw-client.ts';
import { downloadCsv } from './download-csv.ts';
import { deleteSent, listSent, markSent, type SentFilter, sentAtOnce } from './list-sent.ts';
import { SentRows } from './sent-rows.tsx';

const all = '*[_type == "submission"]';
const lastQuery = `{"of": count(${all}), "read": count(${all}[defined(readAt)])}`;
const noFilter: SentFilter = { form: '', isUnread: false, since: '', until: '' };

/** What visitors have sent, the newest first: read and unread, by form and by days, to be marked, deleted and downloaded. */
export function SubmissionsPane() {
  const client = useRawClient();
  const [filter, setFilter] = useState(noFilter);
  const [from, setFrom] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<string>();
  const answer = useSent(filter, from);
  const unreadId = useId();
  const change = (changed: Partial<SentFilter>) => {
    setFilter({ ...filter, ...changed });
    setFrom(0);
    setChosen(new Set());
  };
  const carryOut = (work: () => Promise<void>) => {
    setFault(undefined);
    work().then(
      () => setChosen(new Set()),
      (error: Error) => setFault(error.message),
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
  const within = withinList(from, of, sentAtOnce);
  if (within !== from) setFrom(within); // what stood there was deleted
  const ids = [...chosen];
  return (
    <Flex direction="column" height="fill" data-testid="submissions">
      <Flex gap={2} padding={3} wrap="wrap" align="center">
        <Box>
          <Select
            aria-label="Form"
            fontSize={1}
            value={filter.form}
            onChange={({ currentTarget }) => change({ form: currentTarget.value })}
          >
            <option value="">All forms</option>
            {forms.map((form) => (
              <option key={form} value={form}>
                {form}
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
              {filter === noFilter ? 'No form was sent yet.' : 'Nothing that was sent is like that.'}
            </Text>
          </Box>
        )}
        <SentRows
          rows={rows}
          chosen={chosen}
          onChoose={setChosen}
          // Who may only read leaves no mark.
          onOpen={(id) => markSent(client, [id], true).catch(() => undefined)}
        />
        <Pager {...{ from, of }} atOnce={sentAtOnce} onTurn={setFrom} />
      </Box>
      {fault && (
        <Card role="alert" padding={3} tone="critical" borderTop>
          <Text size={1}>That could not be done: {fault}</Text>
        </Card>
      )}
      <Card borderTop padding={3}>
        <Flex gap={2} wrap="wrap" align="center">
          {ids.length > 0 ? (
            <>
              <Text size={1} weight="medium" role="status">
                {ids.length} chosen
              </Text>
              <Button
                mode="ghost"
                fontSize={1}
                text="Mark as read"
                onClick={() => carryOut(() => markSent(client, ids, true))}
              />
              <Button
                mode="ghost"
                fontSize={1}
                text="Mark as unread"
                onClick={() => carryOut(() => markSent(client, ids, false))}
              />
              <Button
                mode="ghost"
                tone="critical"
                fontSize={1}
                text="Delete…"
                onClick={() => setAsking(true)}
              />
            </>
          ) : (
            <Button
              mode="ghost"
              fontSize={1}
              text={filter === noFilter ? 'Download all as CSV' : 'Download these as CSV'}
              onClick={() => carryOut(() => downloadCsv(client, filter))}
            />
          )}
        </Flex>
      </Card>
      {isAsking && (
        <Dialog id="delete-sent" header="Delete what was sent?" width={0} onClose={() => setAsking(false)}>
          <Stack gap={4} padding={4}>
            <Text size={1}>
              {ids.length === 1 ? 'One submission goes' : `${ids.length} submissions go`} with their files,
              for good: they cannot be brought back.
            </Text>
            <Flex justify="flex-end" gap={2}>
              <Button mode="bleed" text="Cancel" onClick={() => setAsking(false)} />
              <Button
                tone="critical"
                text={`Delete ${ids.length}`}
                onClick={() => {
                  setAsking(false);
                  carryOut(() => deleteSent(client, ids));
                }}
              />
            </Flex>
          </Stack>
        </Dialog>
      )}
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

/** What a filter leaves, kept up to date; undefined until it is there, an error when there was no answer. */
function useSent(filter: SentFilter, from: number) {
  const client = useRawClient();
  const store = useDocumentStore();
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof listSent>> | Error>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is a reason to ask again
  useEffect(() => {
    let isOld = false;
    const take = (found: typeof answer) => isOld || setAnswer(found);
    listSent(client, filter, from).then(take, take);
    return () => {
      isOld = true;
    };
  }, [client, filter, from, turn]);
  useEffect(() => {
    const changes = store.listenQuery(
      { fetch: lastQuery, listen: all },
      {},
      { perspective: 'raw', throttleTime: 500 },
    );
    const subscription = listened(changes).subscribe(() => setTurn((last) => last + 1));
    return () => subscription.unsubscribe();
  }, [store]);
  return answer;
}
