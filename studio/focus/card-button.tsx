import { Card } from '@sanity/ui';
import type { ComponentProps } from 'react';

/**
 * A card that is a button. Sanity's own does not show that it has the focus, which people who work by keyboard need.
 */
export function CardButton({ style, ...props }: ComponentProps<typeof Card<'button'>>) {
  return <Card {...props} as="button" type="button" style={{ ...style, outline: 'revert' }} />;
}
