import { LinkIcon } from '@sanity/icons/Link';
import { useState } from 'react';
import { type DocumentActionComponent, definePlugin } from 'sanity';
import { isAddressed } from '#schemas/addresses.ts';
import { ShareForm } from './share-form.tsx';

/** Lets editors share an addressed document before it is published, by a link that expires. */
export const sharePreview = definePlugin({
  name: 'share-preview',
  document: {
    actions: (actions, { schemaType }) => (isAddressed(schemaType) ? [...actions, ShareAction] : actions),
  },
});

const ShareAction: DocumentActionComponent = ({ id }) => {
  const [isOpen, setOpen] = useState(false);
  return {
    label: 'Share a preview',
    icon: LinkIcon,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Share a preview',
      onClose: () => setOpen(false),
      content: <ShareForm id={id} />,
    },
  };
};
ShareAction.displayName = 'SharePreview';
