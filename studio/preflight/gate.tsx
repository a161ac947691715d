import type { SanityClient } from '@sanity/client';
import { useToast } from '@sanity/ui/toast';
import type { DocumentActionComponent, SanityDocument } from 'sanity';
import { whenStored } from '../inspect/when-stored.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { GateDialog, isToBeSaid } from './gate-dialog.tsx';
import { isChecked } from './is-checked.ts';
import { type Found, lookAt } from './look-at.ts';
import { endMending } from './mending.ts';
import { useSeeOnSite } from './see-on-site.tsx';
import { usePress } from './use-press.ts';

/** What lets a document out, now or at a time, and what is said where that came to nothing. */
const ways = new Map([
  ['publish', 'Nothing was published here'],
  ['schedule', 'Nothing was scheduled here'],
]);

/** The actions Publish and Schedule publish, which look at the document first, and ask only where something is to be said. */
export function atTheGate(actions: DocumentActionComponent[], type: string): DocumentActionComponent[] {
  if (!isChecked(type)) return actions;
  return actions.map((action) => {
    const came = action.action && ways.get(action.action);
    return came ? guarded(action, came) : action;
  });
}

// The Studio asks for the actions at every key, and a new function would be a new action to it.
const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

function guarded(action: DocumentActionComponent, nothing: string): DocumentActionComponent {
  const before = known.get(action);
  if (before) return before;
  const isLater = action.action === 'schedule';
  const GuardedAction: DocumentActionComponent = (props) => {
    const original = action(props);
    const client = useRawClient();
    const toast = useToast();
    const seeOnSite = useSeeOnSite();
    const there = props.version ?? props.draft;
    const tell = (description: string) =>
      toast.push({ id: 'at-the-gate', status: 'warning', title: nothing, description });
    const document = (original && !original.disabled && there) || undefined;
    const { press, begin, agree, end } = usePress<SanityDocument, Found | Error>({
      document,
      look: (looked, signal) => lookFor(client, looked, isLater, signal),
      onPass: (looked) => {
        if (action.action === 'publish') seeOnSite(looked);
        original?.onHandle?.();
      },
      onGone: () =>
        tell(
          // Why it cannot go out is said by the Studio in words only where it still is what it was.
          there && typeof original?.title === 'string' && original.title
            ? original.title
            : 'It went or was published meanwhile.',
        ),
      onLeft: () => tell('You left before it was looked at. Open it, and try again.'),
    });
    if (!original || !document) return original;
    return {
      ...original,
      // What is looked at is what goes out, so that one press is enough, and the button says where it has got to.
      ...(press && !press.found && { disabled: true, label: 'Looking at it…', title: null }),
      onHandle: () => {
        endMending();
        begin();
      },
      dialog: press
        ? {
            type: 'custom',
            // Also where nothing is to be said yet: a menu forgets whose dialogue it draws when there is none.
            component: press.found && (
              <GateDialog
                document={press.document}
                found={press.found}
                isLater={isLater}
                onClose={end}
                onPass={agree}
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

/** What is to be said of a document before it goes out, once the lake has it. */
async function lookFor(
  client: SanityClient,
  document: SanityDocument,
  isLater: boolean,
  signal: AbortSignal,
): Promise<Found | Error | undefined> {
  const looking = whenStored(client, document, signal).then(() =>
    signal.aborted ? undefined : lookAt(client, document),
  );
  const found = await looking.catch((error) => (error instanceof Error ? error : new Error(String(error))));
  return found && isToBeSaid(found, isLater) ? found : undefined;
}
