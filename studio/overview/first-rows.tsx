import { Button, Flex } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { Rows } from './panel.tsx';

const maxShown = 5;

/** The first rows of a list, each a list item with its key, and a button that shows the others. */
export function FirstRows({ rows }: { rows: readonly ReactNode[] }) {
  const [isAll, setAll] = useState(false);
  if (rows.length === 0) return null;
  return (
    <>
      <Rows>{isAll ? rows : rows.slice(0, maxShown)}</Rows>
      {!isAll && rows.length > maxShown && (
        <Flex>
          <Button mode="bleed" fontSize={1} text={`Show all ${rows.length}`} onClick={() => setAll(true)} />
        </Flex>
      )}
    </>
  );
}
