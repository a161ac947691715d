import { Button, Flex, Text } from '@sanity/ui';

/** The way through a list of which so many are shown at once, from one of them on; nothing where all are. */
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

/** Where a part of a list begins of which there are only so many any more: at the last part, when what stood there is gone. */
export const withinList = (from: number, of: number, atOnce: number): number =>
  Math.min(from, Math.max(0, Math.ceil(of / atOnce) - 1) * atOnce);
