import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { useState } from 'react';
import { type DocumentActionComponent, definePlugin } from 'sanity';
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
  const [asked, ask] = useState<Reviewed>();
  const { mayWrite } = useReviewer();
  const document = version ?? draft;
  const close = () => ask(undefined);
  const isStored = (one: typeof document): one is NonNullable<typeof document> & Reviewed =>
    typeof one?._rev === 'string';
  return {
    label: 'Ask for review',
    icon: EyeOpenIcon,
    disabled: !mayWrite || !isStored(document),
    title: document ? null : 'Everything here is published already.',
    onHandle: () => isStored(document) && ask(document),
    dialog: asked && {
      type: 'dialog',
      header: 'Ask for review',
      onClose: close,
      content: <AskForm id={id} document={asked} onClose={close} />,
    },
  };
};
AskAction.displayName = 'AskForReview';
