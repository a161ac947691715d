import { Box, Card, Flex, Select, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { LoadingBlock, useSchema } from 'sanity';
import { addressedTypes } from '#schemas/addresses.ts';
import { titleOf } from '../lake/document-names.ts';
import { withinWindow } from '../layout/within-window.ts';
import type { Chosen } from '../remove/verdict.ts';
import { chooseAll, chooseRange } from '../table/choose-range.ts';
import { Pager, withinList } from '../table/pager.tsx';
import { DeedBar } from './deed-bar.tsx';
import { DocumentTable } from './document-table.tsx';
import { type Column, type Listing, rowsAtOnce, type Standing } from './listing.ts';
import { useListing } from './use-listing.ts';

/** The types that are listed beside pages: those that are published on their own, and of which there are many. */
const otherTypes = ['shared-section', 'form', 'category', 'integration', 'estate', 'redirect'];

const standings: Record<Standing, string> = {
  draft: 'Never published',
  edited: 'Changed since it was published',
  published: 'As visitors have it',
};

/** All documents with an address, as a table that can be sorted and filtered, with actions on several rows at once. */
export function AllPagesPane() {
  const schema = useSchema();
  const [type, setType] = useState('');
  const [words, setWords] = useState('');
  const [standing, setStanding] = useState<Standing>();
  const [order, setOrder] = useState<{ by: Column; isDown: boolean }>({ by: 'changed', isDown: true });
  const [from, setFrom] = useState(0);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const [before, setBefore] = useState<string>();
  const listing: Listing = { types: type ? [type] : addressedTypes, words, standing, ...order, from };
  const { answer, again } = useListing(listing);
  const page = answer && !(answer instanceof Error) ? answer : undefined;
  const { rows, of } = page ?? { rows: [], of: undefined };
  const within = page?.from === from && of !== undefined ? withinList(from, of, rowsAtOnce) : from;
  if (within !== from) setFrom(within); // the last rows of the page were deleted

  const narrow = (change: () => void) => {
    change();
    setFrom(0);
  };
  const keep = (ids: ReadonlySet<string>) => {
    const known = new Map<string, Chosen>([
      ...chosen,
      ...rows.map((row): [string, Chosen] => [
        row._id,
        { id: row._id, type: row._type, title: titleOf(row) },
      ]),
    ]);
    setChosen(new Map([...known].filter(([id]) => ids.has(id))));
  };
  const shown = rows.map(({ _id }) => _id);
  const press = (id: string, isRange: boolean) => {
    keep(chooseRange(new Set(chosen.keys()), shown, id, isRange ? before : undefined));
    setBefore(id);
  };
  const pressAll = (isOn: boolean) => keep(chooseAll(new Set(chosen.keys()), shown, isOn));

  return (
    <Flex direction="column" height="fill" style={withinWindow} data-testid="all-pages">
      <Flex gap={2} padding={3} wrap="wrap">
        <Box flex={1} style={{ minWidth: 160 }}>
          <TextInput
            aria-label="Search by title or address"
            placeholder="Search by title or address"
            fontSize={1}
            value={words}
            onChange={({ currentTarget: { value } }) => narrow(() => setWords(value))}
          />
        </Box>
        <Box>
          <Select
            aria-label="Kind"
            fontSize={1}
            value={type}
            onChange={({ currentTarget: { value } }) => narrow(() => setType(value))}
          >
            <option value="">All with an address</option>
            {[...addressedTypes, ...otherTypes.filter((name) => schema.has(name))].map((name) => (
              <option key={name} value={name}>
                {schema.get(name)?.title ?? name}
              </option>
            ))}
          </Select>
        </Box>
        <Box>
          <Select
            aria-label="State"
            fontSize={1}
            value={standing ?? ''}
            onChange={({ currentTarget: { value } }) => narrow(() => setStanding(standingNamed(value)))}
          >
            <option value="">In any state</option>
            {Object.entries(standings).map(([name, title]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </Select>
        </Box>
      </Flex>
      <Box flex={1} overflow="auto" paddingX={3}>
        {!answer && <LoadingBlock showText />}
        {answer instanceof Error && (
          <Card role="alert" tone="critical" padding={4} radius={2} border>
            <Text size={1}>The list could not be read: {answer.message}</Text>
          </Card>
        )}
        {answer && !(answer instanceof Error) && rows.length === 0 && (
          <Box padding={3}>
            <Text size={1} muted>
              Nothing matches.
            </Text>
          </Box>
        )}
        {rows.length > 0 && (
          <DocumentTable
            rows={rows}
            chosen={chosen}
            order={order}
            onOrder={(by) =>
              narrow(() => setOrder({ by, isDown: order.by === by ? !order.isDown : by === 'changed' }))
            }
            onPress={press}
            onPressAll={pressAll}
          />
        )}
        {page && <Pager {...{ from, of }} atOnce={rowsAtOnce} onTurn={setFrom} />}
      </Box>
      {chosen.size > 0 && (
        <DeedBar
          chosen={[...chosen.values()]}
          onDone={(ids) => {
            setChosen(new Map([...chosen].filter(([id]) => !ids.includes(id))));
            again();
          }}
          onClear={() => setChosen(new Map())}
        />
      )}
    </Flex>
  );
}

const standingNamed = (value: string): Standing | undefined =>
  value === 'draft' || value === 'edited' || value === 'published' ? value : undefined;
