import { Button, Flex, Text } from '@sanity/ui';

/**
 * The buttons that page through a list of `of` items, `atOnce` at a time, from index `from` on. Renders nothing where
 * all fit on one page.
 */
export function Pager({
  from,
  of,
  atOnce,
  onTurn,
}: {
  from: number;
  of: number;
  atOnce: number;
  onTurn: (from: number) => void;
}) {
  if (of <= atOnce) return null;
  return (
    <Flex gap={3} align="center" justify="center" padding={3}>
      <Button mode="ghost" text="Previous" disabled={from === 0} onClick={() => onTurn(from - atOnce)} />
      <Text size={1}>
        {from + 1}–{Math.min(from + atOnce, of)} of {of}
      </Text>
      <Button mode="ghost" text="Next" disabled={from + atOnce >= of} onClick={() => onTurn(from + atOnce)} />
    </Flex>
  );
}

/** The index at which a page of a list begins; that of the last page where the list has become shorter. */
export const withinList = (from: number, of: number, atOnce: number): number =>
  Math.min(from, Math.max(0, Math.ceil(of / atOnce) - 1) * atOnce);
