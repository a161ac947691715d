import { Label, Stack, Text } from '@sanity/ui';
import { useSchema } from 'sanity';
import { isAddressed } from '#schemas/addresses.ts';
import { currentOf, storedAddress } from '#schemas/stored-address.ts';
import { singletons } from '../desk/singletons.ts';
import type { Use } from '../inspect/uses-of.ts';
import { changeIn } from './change-in.ts';
import type { Checked, Preflight } from './check-document.ts';

/**
 * Shows what changes for visitors when a document goes out: its address, and which pages and menus show it or link to
 * it.
 */
export function Changes({
  document,
  found: { before, move },
}: {
  document: Checked;
  found: Pick<Preflight, 'before' | 'move'>;
}) {
  const schema = useSchema();
  const nameOf = ({ _type, title }: Use) => title ?? schema.get(_type)?.title ?? _type;
  const address = isAddressed(document._type) ? storedAddress(document) : undefined;
  const going = {
    isEverywhere: document._type in singletons,
    leadsFrom: currentOf(document.from) ?? undefined,
    isPublished: before.isPublished,
    isSame: before.isSame,
    address,
    move,
  };
  const lines = changeIn(going, before.uses.map(nameOf), before.lists.map(nameOf));
  return (
    <Stack gap={3} data-testid="changes">
      <Label as="h3" size={1} muted>
        What changes for visitors
      </Label>
      {lines.map((line) => (
        <Text size={1} key={line}>
          {line}
        </Text>
      ))}
    </Stack>
  );
}
