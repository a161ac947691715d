import { Badge, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui';
import { type HTMLProps, useMemo, useState } from 'react';
import { RelativeTime } from 'sanity';
import { usePaneRouter } from 'sanity/structure';
import { chooseAll, chooseRange } from '../table/choose-range.ts';
import type { SentRow } from './list-sent.ts';

/**
 * Submissions as rows that can be opened beside the list and chosen; a click with Shift chooses all from the last one
 * to this one.
 */
export function SentRows({
  rows,
  chosen,
  onChoose,
  onOpen,
}: {
  rows: readonly SentRow[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onOpen: (id: string) => void;
}) {
  const [before, setBefore] = useState<string>();
  const shown = rows.map(({ _id }) => _id);
  const all = shown.filter((id) => chosen.has(id)).length;
  return (
    <Stack as="ul" gap={1}>
      {rows.length > 0 && (
        <li>
          <Flex gap={3} align="center" padding={2}>
            <Checkbox
              aria-label="All that are shown"
              checked={all > 0}
              indeterminate={all > 0 && all < shown.length}
              onChange={() => onChoose(chooseAll(chosen, shown, all < shown.length))}
            />
            <Text size={1} muted>
              All that are shown
            </Text>
          </Flex>
        </li>
      )}
      {rows.map((row) => (
        <li key={row._id}>
          <Flex gap={3} align="center" paddingLeft={2}>
            <Checkbox
              aria-label={`Choose “${titleOfSent(row)}”`}
              checked={chosen.has(row._id)}
              // React requires a change handler; only the click says whether Shift is held.
              onChange={() => undefined}
              onClick={({ shiftKey }) => {
                onChoose(chooseRange(chosen, shown, row._id, shiftKey ? before : undefined));
                setBefore(row._id);
              }}
            />
            <SentLink row={row} onOpen={() => row.readAt || onOpen(row._id)} />
          </Flex>
        </li>
      ))}
    </Stack>
  );
}

const titleOfSent = ({ words, form }: SentRow): string =>
  words.filter(Boolean).join(', ') || form || 'Nothing filled in';

function SentLink({ row, onOpen }: { row: SentRow; onOpen: () => void }) {
  const { ChildLink, routerPanesState, groupIndex } = usePaneRouter();
  const { _id: id, form, page, submittedAt, readAt } = row;
  const Link = useMemo(
    () => (props: HTMLProps<HTMLAnchorElement>) => (
      <ChildLink {...props} childId={id} childParameters={{ type: 'submission' }} />
    ),
    [ChildLink, id],
  );
  const isSelected = routerPanesState[groupIndex + 1]?.[0]?.id === id;
  return (
    <Card
      as={Link}
      flex={1}
      padding={2}
      radius={2}
      pressed={isSelected}
      selected={isSelected}
      onClick={onOpen}
      style={{ textDecoration: 'none', minWidth: 0 }}
    >
      <Flex gap={3} align="center">
        <Stack gap={2} flex={1} style={{ minWidth: 0 }}>
          <Text size={1} weight={readAt ? 'regular' : 'semibold'} textOverflow="ellipsis">
            {titleOfSent(row)}
          </Text>
          <Text size={1} muted textOverflow="ellipsis">
            {[form, page].filter(Boolean).join(' · ')}
            {submittedAt && ' · '}
            {submittedAt && <RelativeTime time={submittedAt} useTemporalPhrase />}
          </Text>
        </Stack>
        {!readAt && <Badge tone="primary">New</Badge>}
      </Flex>
    </Card>
  );
}
