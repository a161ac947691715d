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

/**
 * The actions that let a document out, now or by a schedule, each with the title of the message for when it came to
 * nothing.
 */
const ways = new Map([
  ['publish', 'Nothing was published here'],
  ['schedule', 'Nothing was scheduled here'],
]);

/**
 * The actions of a type, with Publish and Schedule publish replaced by ones that check the document first. They open a
 * dialogue only where there is something to tell or to ask.
 */
export function atTheGate(actions: DocumentActionComponent[], type: string): DocumentActionComponent[] {
  if (!isChecked(type)) return actions;
  return actions.map((action) => {
    const came = action.action && ways.get(action.action);
    return came ? guarded(action, came) : action;
  });
}

// The Studio asks for the actions at every key press, and would take a new function for a new action.
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
          // The Studio's title says why it cannot go out only while its draft or version still exists.
          there && typeof original?.title === 'string' && original.title
            ? original.title
            : 'It was deleted or published meanwhile.',
        ),
      onLeft: () => tell('You left before it was checked. Open it, and try again.'),
    });
    if (!original || !document) return original;
    return {
      ...original,
      // The checked document is what goes out, so one press is enough; meanwhile the button tells that the check is
      // under way.
      ...(press && !press.found && { disabled: true, label: 'Checking it…', title: null }),
      onHandle: () => {
        endMending();
        begin();
      },
      dialog: press
        ? {
            type: 'custom',
            // The dialogue is there even while it has nothing to show, because a menu without a dialogue forgets which
            // action it belongs to.
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

/**
 * Checks a document once the lake has stored it. Resolves to undefined where there is nothing to tell; never rejects.
 */
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
