import { useEffect, useState } from 'react';
import type { DocumentActionComponent } from 'sanity';
import { useRawClient } from '../use-raw-client.ts';
import { BlockedList } from './blocked-list.tsx';
import { blocking, type Naming, namingQuery } from './blocking.ts';

const removing: Record<string, string> = { delete: 'deleted', unpublish: 'taken offline' };

/**
 * The actions Delete and Unpublish, which say first what keeps a document: as long as others link to it, it stays, and the Studio
 * would offer to do it "anyway" and then be refused.
 */
export function askBeforeRemoving(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return actions.map((action) => (action.action && action.action in removing ? asking(action) : action));
}

// The Studio asks for the actions at every key, and a new function would be a new action to it.
const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

function asking(remove: DocumentActionComponent): DocumentActionComponent {
  const before = known.get(remove);
  if (before) return before;
  const done = removing[remove.action ?? ''] ?? 'removed';
  const RemoveAction: DocumentActionComponent = (props) => {
    const original = remove(props);
    const [isAsking, setAsking] = useState(false);
    const blocked = useBlocking(props.id, isAsking);
    const isFree = blocked?.length === 0;
    const goOn = original?.onHandle;
    useEffect(() => {
      if (!isAsking || !isFree) return;
      setAsking(false);
      goOn?.();
    }, [isAsking, isFree, goOn]);
    if (!original || original.disabled) return original;
    return {
      ...original,
      onHandle: () => setAsking(true),
      dialog: isAsking
        ? {
            type: 'dialog',
            header: blocked ? `It cannot be ${done} yet` : 'One moment',
            onClose: () => setAsking(false),
            content: <BlockedList blocked={blocked} done={done} onClose={() => setAsking(false)} />,
          }
        : original.dialog,
    };
  };
  RemoveAction.action = remove.action;
  RemoveAction.displayName = 'RemoveUnlessNamed';
  known.set(remove, RemoveAction);
  return RemoveAction;
}

/** What keeps a document, once that is asked; nothing where the lake does not answer, which then refuses itself. */
function useBlocking(id: string, isAsked: boolean): Naming[] | undefined {
  const client = useRawClient();
  const [blocked, setBlocked] = useState<Naming[]>();
  useEffect(() => {
    setBlocked(undefined);
    if (!isAsked) return;
    let isOpen = true;
    client.fetch<Naming[]>(namingQuery, { id }).then(
      (naming) => isOpen && setBlocked(blocking(id, naming)),
      () => isOpen && setBlocked([]),
    );
    return () => {
      isOpen = false;
    };
  }, [client, id, isAsked]);
  return blocked;
}
