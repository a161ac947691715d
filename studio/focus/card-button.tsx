import { Card } from '@sanity/ui';
import type { ComponentProps } from 'react';

/** A card that is pressed. A card of Sanity's that is a button does not show that it has the focus, which whoever works by keyboard needs. */
export function CardButton({ style, ...props }: ComponentProps<typeof Card<'button'>>) {
  return <Card {...props} as="button" type="button" style={{ ...style, outline: 'revert' }} />;
}
