import type { DocumentActionComponent, DuplicateDocumentActionComponent } from 'sanity';
import { fieldIn } from '#schemas/fields.ts';
import { useAnswer } from '../lake/use-answer.ts';
import { idOf } from '../path/layered-id.ts';
import { addressFields, copyOf, copyStem } from './copy-of.ts';
import { lastCopy } from './last-copy.ts';

const takenQuery = `*[!(_id in path("versions.**")) && string::startsWith(coalesce(path.current, slug.current, from.current), $stem)]{
  "current": coalesce(path.current, slug.current, from.current)
}`;

/**
 * The actions, with a Duplicate that gives each copy an address of its own, because two documents with the same one
 * could not be published.
 */
export function duplicateApart(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return actions.map((action) => (isDuplicate(action) ? apart(action) : action));
}

function isDuplicate(action: DocumentActionComponent): action is DuplicateDocumentActionComponent {
  return action.action === 'duplicate';
}

// The Studio asks for the actions at every key press, and would take a new function for a new action.
const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

function apart(duplicate: DuplicateDocumentActionComponent): DocumentActionComponent {
  const before = known.get(duplicate);
  if (before) return before;
  const DuplicateAction: DocumentActionComponent = (props) => {
    const document = props.draft ?? props.published;
    const addresses = addressFields.map((name) => fieldIn(document?.[name], 'current'));
    const stem = copyStem(String(addresses.find(Boolean) ?? '-'));
    const answer = useAnswer(takenQuery, { stem }, 'raw');
    const taken = Array.isArray(answer) ? answer.map(({ current }) => String(current)) : [];
    return duplicate({
      ...props,
      mapDocument(copied) {
        lastCopy.put(idOf(copied._id));
        return copyOf(copied, taken);
      },
    });
  };
  DuplicateAction.action = 'duplicate';
  known.set(duplicate, DuplicateAction);
  return DuplicateAction;
}
