import { ClockIcon } from '@sanity/icons/Clock';
import { useState } from 'react';
import { type DocumentActionComponent, definePlugin } from 'sanity';
import { isAddressed } from '#schemas/addresses.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { useMayWrite } from '../may-write.ts';
import { titleOf } from '../overview/site-faults.ts';
import { TakeDownForm } from './take-down-form.tsx';

/** Lets editors say until when visitors shall have a page. */
export const takeDownLater = definePlugin({
  name: 'take-down-later',
  document: {
    actions: (actions, { schemaType, versionType }) =>
      isAddressed(schemaType) && versionType !== 'version' && versionType !== 'scheduled-draft'
        ? [...actions, TakeDownAction]
        : actions,
  },
});

const TakeDownAction: DocumentActionComponent = ({ id, published }) => {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const mayWrite = useMayWrite();
  const from = storedAddress(published);
  if (!published || !from || !mayWrite) return null;
  const close = () => setOpen(false);
  return {
    label: 'Take it down on…',
    icon: ClockIcon,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Take it down on…',
      onClose: () => isBusy || close(),
      content: (
        <TakeDownForm
          page={{ id, title: titleOf({ title: from, ...published }), from }}
          onBusy={setBusy}
          onClose={close}
        />
      ),
    },
  };
};
TakeDownAction.displayName = 'TakeDownLater';
