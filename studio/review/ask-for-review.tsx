import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { useState } from 'react';
import { type DocumentActionComponent, definePlugin, type SanityDocument } from 'sanity';
import { isReviewed } from '#schemas/review/reviewed-types.ts';
import { AskForm } from './ask-form.tsx';
import type { Reviewed } from './review-requests.ts';
import { useReviewer } from './use-review.ts';

/** Lets editors ask a colleague to look at a document before it goes out. */
export const askForReview = definePlugin({
  name: 'ask-for-review',
  document: {
    actions: (actions, { schemaType }) => (isReviewed(schemaType) ? [...actions, AskAction] : actions),
  },
});

const AskAction: DocumentActionComponent = ({ id, draft, version }) => {
  const [isAsking, setAsking] = useState(false);
  const { mayWrite } = useReviewer();
  const document = version ?? draft;
  const waiting = isStored(document) ? document : null;
  const close = () => setAsking(false);
  return {
    label: 'Ask for review',
    icon: EyeOpenIcon,
    disabled: !mayWrite || !waiting,
    title: document ? null : 'Everything here is published already.',
    onHandle: () => waiting && setAsking(true),
    dialog: isAsking && {
      type: 'dialog',
      header: 'Ask for review',
      onClose: close,
      content: <AskForm id={id} document={waiting} onClose={close} />,
    },
  };
};
AskAction.displayName = 'AskForReview';

const isStored = (document: SanityDocument | null): document is SanityDocument & Reviewed =>
  typeof document?._rev === 'string';
