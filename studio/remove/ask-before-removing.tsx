import { useEffect, useState } from 'react';
import { type DocumentActionComponent, LoadingBlock, usePerspective, useSetPerspective } from 'sanity';
import { useAsking } from '../asking/use-asking.ts';
import { titleOf } from '../lake/document-names.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { BlockedList } from './blocked-list.tsx';
import { type Blocking, blocking, type Naming, namingQuery } from './blocking.ts';
import { ledHere } from './led-here.ts';
import { doneIn, RemoveForm } from './remove-form.tsx';
import type { Removal } from './remove-many.ts';
import type { Chosen } from './verdict.ts';

const isRemoval = (action: string | undefined): action is Removal => action !== undefined && action in doneIn;

/**
 * The actions, with a Delete and an Unpublish that first tell what keeps the document: as long as others link to it, it
 * stays, while Sanity's own would offer to go on "anyway" and then be refused. Where nothing keeps it, they tell what
 * becomes of its address, and redirect visitors.
 */
export function askBeforeRemoving(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return actions.map((action) => (isRemoval(action.action) ? asking(action, action.action) : action));
}

// The Studio asks for the actions at every key press, and would take a new function for a new action.
const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

function asking(remove: DocumentActionComponent, way: Removal): DocumentActionComponent {
  const before = known.get(remove);
  if (before) return before;
  const RemoveAction: DocumentActionComponent = (props) => {
    const { id, type, draft, published, onComplete } = props;
    const original = remove(props);
    const chosen = { id, type, title: titleOf({ ...(draft ?? published), _type: type }) };
    const isPossible = original !== null && !original.disabled;
    const { about, isBusy, ask, setBusy, close } = useAsking<Chosen>(isPossible ? chosen : undefined);
    const blocked = useBlocking(id, about !== undefined);
    const { selectedPerspectiveName } = usePerspective();
    const lookAt = useSetPerspective();
    if (!about && !isPossible) return original;
    const content = blocked?.length ? (
      <BlockedList blocked={blocked} done={doneIn[way]} onClose={close} />
    ) : blocked && about ? (
      <RemoveForm
        chosen={about}
        way={way}
        onBusy={setBusy}
        onDone={() => {
          close();
          onComplete();
          // In the perspective of visitors the form would now be empty, as if the document were deleted.
          if (way === 'unpublish' && selectedPerspectiveName === 'published') lookAt('drafts');
        }}
        onClose={close}
      />
    ) : (
      <LoadingBlock showText />
    );
    return {
      ...(original ?? { label: headerOf([], way), disabled: true }),
      onHandle: ask,
      dialog: about !== undefined && {
        type: 'dialog',
        header: headerOf(blocked, way),
        onClose: () => isBusy || close(),
        content,
      },
    };
  };
  RemoveAction.action = remove.action;
  RemoveAction.displayName = 'RemoveWhenAgreed';
  known.set(remove, RemoveAction);
  return RemoveAction;
}

function headerOf(blocked: Blocking[] | undefined, way: Removal): string {
  if (!blocked) return 'One moment';
  if (blocked.length > 0) return `It cannot be ${doneIn[way]} yet`;
  return way === 'delete' ? 'Delete it?' : 'Take it offline?';
}

function keeping(id: string, naming: readonly Naming[]): Blocking[] {
  const going = new Set(ledHere({ id, path: null }, naming).map((redirect) => redirect.id));
  return blocking(id, naming).filter(({ _id }) => !going.has(_id));
}

/**
 * The documents that keep a document, once that is asked; undefined until they are known. Empty where the lake does not
 * answer, because it will refuse by itself.
 */
function useBlocking(id: string, isAsked: boolean): Blocking[] | undefined {
  const client = useRawClient();
  const [blocked, setBlocked] = useState<Blocking[]>();
  useEffect(() => {
    setBlocked(undefined);
    if (!isAsked) return;
    let isOpen = true;
    client.fetch<Naming[]>(namingQuery, { id }).then(
      (naming) => isOpen && setBlocked(keeping(id, naming)),
      () => isOpen && setBlocked([]),
    );
    return () => {
      isOpen = false;
    };
  }, [client, id, isAsked]);
  return blocked;
}
