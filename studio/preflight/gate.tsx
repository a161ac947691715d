import { useState } from 'react';
import type { DocumentActionComponent, SanityDocument } from 'sanity';
import { GateDialog } from './gate-dialog.tsx';
import { isChecked } from './is-checked.ts';
import { useSeeOnSite } from './see-on-site.tsx';

/** What lets a document out, now or at a time. */
const ways = new Set(['publish', 'schedule']);

/** The actions Publish and Schedule publish, which look at the document first, and ask only where something is to be said. */
export function atTheGate(actions: DocumentActionComponent[], type: string): DocumentActionComponent[] {
  if (!isChecked(type)) return actions;
  return actions.map((action) => (action.action && ways.has(action.action) ? guarded(action) : action));
}

// The Studio asks for the actions at every key, and a new function would be a new action to it.
const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

function guarded(action: DocumentActionComponent): DocumentActionComponent {
  const before = known.get(action);
  if (before) return before;
  const GuardedAction: DocumentActionComponent = (props) => {
    const original = action(props);
    const [asked, ask] = useState<SanityDocument>();
    const seeOnSite = useSeeOnSite();
    const document = props.version ?? props.draft;
    if (!original || original.disabled || !document) return original;
    return {
      ...original,
      onHandle: () => ask(document),
      dialog: asked
        ? {
            type: 'custom',
            component: (
              <GateDialog
                document={asked}
                isLater={action.action === 'schedule'}
                onClose={() => ask(undefined)}
                onPass={() => {
                  ask(undefined);
                  if (action.action === 'publish') seeOnSite(asked);
                  original.onHandle?.();
                }}
              />
            ),
          }
        : (original.dialog ?? null),
    };
  };
  if (action.action) GuardedAction.action = action.action;
  GuardedAction.displayName = 'AtTheGate';
  known.set(action, GuardedAction);
  return GuardedAction;
}
