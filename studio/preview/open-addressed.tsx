import { useEffect, useEffectEvent } from 'react';
import { definePlugin, type InputProps, isDocumentSchemaType } from 'sanity';
import { usePresentationParams } from 'sanity/presentation';
import { useRouter } from 'sanity/router';
import { keepFocus } from './keep-focus.ts';

/**
 * Has the form beside the preview open the field that the address names when the Studio is loaded anew. Sanity writes
 * the open path behind the `?` of the address, and beside the preview reads it from before the `?`.
 */
export const openAddressed = definePlugin({
  name: 'open-addressed',
  form: {
    components: {
      input: (props: InputProps) => {
        const isBeside = usePresentationParams(false) !== null;
        return (
          <>
            {props.renderDefault(props)}
            {isBeside && isDocumentSchemaType(props.schemaType) && <OpenAddressed />}
          </>
        );
      },
    },
  },
});

function OpenAddressed() {
  const { state, navigate } = useRouter();
  const open = useEffectEvent(() => {
    const { _searchParams: all = [], ...place } = state;
    const path = new Map(all).get('path');
    if (!path || place.path) return;
    // The focus stays on the page for an editor who types there.
    keepFocus();
    navigate({ ...place, path, _searchParams: all.filter(([name]) => name !== 'path') }, { replace: true });
  });
  useEffect(() => open(), []);
  return null;
}
