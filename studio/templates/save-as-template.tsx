import { BookmarkIcon } from '@sanity/icons/Bookmark';
import { useState } from 'react';
import { type DocumentActionComponent, definePlugin } from 'sanity';
import { typesAnywhere } from '#schemas/addresses.ts';
import { useMayWrite } from '../lake/may-write.ts';
import { TemplateForm } from './template-form.tsx';

const withTemplates: ReadonlySet<string> = new Set(typesAnywhere);

/** Lets editors save the content of a page as a template for new pages. */
export const saveAsTemplate = definePlugin({
  name: 'save-as-template',
  document: {
    actions: (actions, { schemaType }) =>
      withTemplates.has(schemaType) ? [...actions, SaveAsTemplateAction] : actions,
  },
});

const SaveAsTemplateAction: DocumentActionComponent = ({ version, draft, published }) => {
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useMayWrite();
  const page = version ?? draft ?? published;
  if (!page || !mayWrite) return null;
  const close = () => setOpen(false);
  return {
    label: 'Save as template…',
    icon: BookmarkIcon,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Save as template',
      onClose: close,
      content: <TemplateForm page={page} onClose={close} />,
    },
  };
};
SaveAsTemplateAction.displayName = 'SaveAsTemplate';
