import { ALL_FIELDS_GROUP } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import type { FieldPath } from './field-path.ts';

/** Opens a field of the form beside the inspector, in whichever group it stands. */
export function useOpenField(): (path: FieldPath) => void {
  const { onPathOpen, onFocus, onSetActiveFieldGroup } = useDocumentPane();
  return (path) => {
    onSetActiveFieldGroup([], ALL_FIELDS_GROUP.name);
    onPathOpen(path);
    onFocus(path);
  };
}
