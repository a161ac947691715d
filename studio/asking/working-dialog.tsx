import { Dialog, type DialogProps } from '@sanity/ui';
import type { ReactNode } from 'react';

/** A dialogue that cannot be closed during its work, because it would lose the result and the way to undo it. */
export function WorkingDialog({
  isBusy,
  onClose,
  ...props
}: Omit<DialogProps, 'onClose'> & { isBusy: boolean; onClose: () => void; children: ReactNode }) {
  return <Dialog {...props} onClose={() => isBusy || onClose()} />;
}
