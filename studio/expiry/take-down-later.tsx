import { ClockIcon } from '@sanity/icons/Clock';
import { type DocumentActionComponent, definePlugin } from 'sanity';
import { isAddressed } from '#schemas/addresses.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { useAsking } from '../asking/use-asking.ts';
import { titleOf } from '../lake/document-names.ts';
import { useMayWrite } from '../lake/may-write.ts';
import { TakeDownForm } from './take-down-form.tsx';

/** Lets editors plan until when visitors have a page. */
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
  const mayWrite = useMayWrite();
  const from = storedAddress(published);
  const page =
    published && from && mayWrite ? { id, title: titleOf({ title: from, ...published }), from } : undefined;
  const { about, isBusy, ask, setBusy, close } = useAsking(page);
  if (!about && !page) return null;
  return {
    label: 'Take it down on…',
    icon: ClockIcon,
    disabled: !page,
    onHandle: ask,
    dialog: about !== undefined && {
      type: 'dialog',
      header: 'Take it down on…',
      onClose: () => isBusy || close(),
      content: <TakeDownForm page={about} onBusy={setBusy} onClose={close} />,
    },
  };
};
TakeDownAction.displayName = 'TakeDownLater';
