import { useState } from 'react';
import type { DocumentActionComponent } from 'sanity';
import { storedAddress } from '#schemas/stored-address.ts';
import { MoveForm } from './move-form.tsx';

/** The action Publish, which asks about redirects first when visitors know the document by another address. */
export function offerRedirect(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return actions.map((action) => (action.action === 'publish' ? offering(action) : action));
}

// The Studio asks for the actions at every key, and a new function would be a new action to it.
const offers = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

function offering(publish: DocumentActionComponent): DocumentActionComponent {
  const known = offers.get(publish);
  if (known) return known;
  const PublishAction: DocumentActionComponent = (props) => {
    const original = publish(props);
    const [isAsking, setAsking] = useState(false);
    const { published, draft, id } = props;
    const from = storedAddress(published);
    const to = storedAddress(draft);
    if (!original || original.disabled || !from || !to || from === to) return original;
    return {
      ...original,
      onHandle: () => setAsking(true),
      dialog: isAsking && {
        type: 'dialog',
        header: 'The address changes',
        onClose: () => setAsking(false),
        content: (
          <MoveForm
            move={{ id, from, to }}
            onCancel={() => setAsking(false)}
            onDone={() => {
              setAsking(false);
              original.onHandle?.();
            }}
          />
        ),
      },
    };
  };
  PublishAction.action = 'publish';
  PublishAction.displayName = 'PublishWithRedirect';
  offers.set(publish, PublishAction);
  return PublishAction;
}
