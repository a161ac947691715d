import { Button, Flex, Text } from '@sanity/ui';

/**
 * The buttons that page through a list of `of` items, `atOnce` at a time, from index `from` on. Renders nothing where
 * all fit on one page. `of` is undefined while only this page is known, and full.
 */
export function Pager({
  from,
  of,
  atOnce,
  onTurn,
}: {
  from: number;
  of: number | undefined;
  atOnce: number;
  onTurn: (from: number) => void;
}) {
  if (of !== undefined && of <= atOnce) return null;
  const end = from + atOnce;
  return (
    <Flex gap={3} align="center" justify="center" padding={3}>
      <Button mode="ghost" text="Previous" disabled={from === 0} onClick={() => onTurn(from - atOnce)} />
      <Text size={1}>
        {of === undefined ? `${from + 1}–${end}` : `${from + 1}–${Math.min(end, of)} of ${of}`}
      </Text>
      <Button mode="ghost" text="Next" disabled={of !== undefined && end >= of} onClick={() => onTurn(end)} />
    </Flex>
  );
}

/** The index at which a page of a list begins; that of the last page where the list has become shorter. */
export const withinList = (from: number, of: number, atOnce: number): number =>
  Math.min(from, Math.max(0, Math.ceil(of / atOnce) - 1) * atOnce);
