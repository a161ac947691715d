import { Dialog, type DialogProps } from '@sanity/ui';
import type { ReactNode } from 'react';

/** A dialogue that stays until its work is done: closed before, it would lose what came of that, and the way to take it back. */
export function WorkingDialog({
  isBusy,
  onClose,
  ...props
}: Omit<DialogProps, 'onClose'> & { isBusy: boolean; onClose: () => void; children: ReactNode }) {
  return <Dialog {...props} onClose={() => isBusy || onClose()} />;
}
