import { ArrowDownIcon } from '@sanity/icons/ArrowDown';
import { ArrowUpIcon } from '@sanity/icons/ArrowUp';
import { Badge, Button, Checkbox, Text } from '@sanity/ui';
import type { CSSProperties } from 'react';
import { RelativeTime, useSchema, useUser } from 'sanity';
import { IntentLink } from 'sanity/router';
import { storedAddress } from '#schemas/stored-address.ts';
import { titleOf } from '../lake/document-names.ts';
import type { Column, Row } from './listing.ts';
import { useAuthors } from './use-authors.ts';

const cell: CSSProperties = { padding: '10px 8px', textAlign: 'left', verticalAlign: 'middle' };
const narrow: CSSProperties = { ...cell, whiteSpace: 'nowrap' };
const line: CSSProperties = { borderBottom: '1px solid var(--card-border-color)' };

const signs = {
  draft: <Badge tone="caution">Draft</Badge>,
  edited: <Badge tone="primary">Edited</Badge>,
  published: <Badge tone="positive">Published</Badge>,
};

/** Documents as rows that can be chosen, with columns by which they are put in order. */
export function DocumentTable({
  rows,
  chosen,
  order,
  onOrder,
  onPress,
  onPressAll,
}: {
  rows: readonly Row[];
  chosen: { has: (id: string) => boolean };
  order: { by: Column; isDown: boolean };
  onOrder: (by: Column) => void;
  /** Called when a checkbox was pressed; `isRange` with Shift held. */
  onPress: (id: string, isRange: boolean) => void;
  onPressAll: (isOn: boolean) => void;
}) {
  const authors = useAuthors(rows);
  const count = rows.filter(({ _id }) => chosen.has(_id)).length;
  const head = (by: Column, title: string) => (
    <th style={cell} aria-sort={order.by === by ? (order.isDown ? 'descending' : 'ascending') : 'none'}>
      <Button
        mode="bleed"
        padding={2}
        fontSize={1}
        text={title}
        onClick={() => onOrder(by)}
        {...(order.by === by && { iconRight: order.isDown ? ArrowDownIcon : ArrowUpIcon })}
      />
    </th>
  );
  const word = (title: string) => (
    <th style={cell}>
      <Text size={1} weight="medium">
        {title}
      </Text>
    </th>
  );
  return (
    <table style={{ width: '100%', borderCollapse: 'collapse' }}>
      <thead>
        <tr style={line}>
          <th style={{ ...cell, width: 1 }}>
            <Checkbox
              aria-label="All that are shown"
              checked={count > 0}
              indeterminate={count > 0 && count < rows.length}
              onChange={() => onPressAll(count < rows.length)}
            />
          </th>
          {head('title', 'Title')}
          {head('address', 'Address')}
          {word('State')}
          {head('changed', 'Changed')}
          {word('By')}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow
            key={row._id}
            row={row}
            author={authors.get(row._id)}
            isChosen={chosen.has(row._id)}
            onPress={(isRange) => onPress(row._id, isRange)}
          />
        ))}
      </tbody>
    </table>
  );
}

function TableRow({
  row,
  author,
  isChosen,
  onPress,
}: {
  row: Row;
  author: string | undefined;
  isChosen: boolean;
  onPress: (isRange: boolean) => void;
}) {
  const schema = useSchema();
  const title = titleOf(row);
  return (
    <tr style={line}>
      <td style={cell}>
        <Checkbox
          aria-label={`Choose “${title}”`}
          checked={isChosen}
          // React requires a change handler; only the click says whether Shift is held, for mouse and keyboard.
          onChange={() => undefined}
          onClick={({ shiftKey }) => onPress(shiftKey)}
        />
      </td>
      <td style={{ ...cell, minWidth: 160, overflowWrap: 'anywhere' }}>
        <IntentLink
          intent="edit"
          params={{ id: row._id, type: row._type }}
          style={{ textDecoration: 'none', color: 'inherit' }}
        >
          <Text size={1} weight="medium">
            {title}
          </Text>
        </IntentLink>
      </td>
      <td style={{ ...cell, overflowWrap: 'anywhere' }}>
        <Text size={1} muted>
          {storedAddress(row) ?? schema.get(row._type)?.title}
        </Text>
      </td>
      <td style={narrow}>{signs[row.standing]}</td>
      <td style={narrow}>
        <Text size={1} muted>
          <RelativeTime time={row.changedAt} useTemporalPhrase />
        </Text>
      </td>
      <td style={cell}>{author && <Author id={author} />}</td>
    </tr>
  );
}

function Author({ id }: { id: string }) {
  const [user] = useUser(id);
  return (
    <Text size={1} muted textOverflow="ellipsis">
      {user?.displayName}
    </Text>
  );
}
