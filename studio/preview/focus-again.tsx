import { studioPath } from '@sanity/client/csm';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  definePlugin,
  getPublishedId,
  type InputProps,
  isDocumentSchemaType,
  isKeySegment,
  pathToString,
  stringToPath,
  useFormCallbacks,
} from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import type { ToStudio } from '#canvas/messages.ts';
import { fieldIn } from '#schemas/fields.ts';
import { hearPages } from '../pages-shown/shown-pages.ts';
import { goIntoItem } from './go-into-item.ts';
import { keepFocus, letFocusGo } from './keep-focus.ts';
import { showField } from './show-field.ts';

/**
 * The types of the message by which the preview tells of a click (@sanity/presentation-comlink). The second is the
 * older one, which is still sent.
 */
const clicks = ['visual-editing/focus', 'overlay/focus'];

/**
 * Takes the focus to the field of a text at every click on it in the preview. Sanity does so only when another text is
 * clicked than before, although by then the field has lost its focus to the preview. Where an editor types into a text
 * on the page itself, the form opens its field and the focus stays on the page.
 * `origins` are those of the sites whose clicks count.
 */
export const focusAgain = definePlugin<{ origins: readonly string[] }>(({ origins }) => ({
  name: 'focus-again',
  form: {
    components: {
      input: (props: InputProps) => {
        if (!isDocumentSchemaType(props.schemaType)) return props.renderDefault(props);
        const id = fieldIn(props.value, '_id');
        return (
          <>
            {props.renderDefault(props)}
            {typeof id === 'string' && <FocusAgain id={getPublishedId(id)} origins={origins} />}
            <CloseGone value={props.value} />
          </>
        );
      },
    },
  },
}));

function FocusAgain({ id, origins }: { id: string; origins: readonly string[] }) {
  const { onPathOpen, onPathFocus } = useFormCallbacks();
  const hear = useEffectEvent(({ origin, data }: MessageEvent) => {
    if (!clicks.includes(data?.type) || !origins.includes(origin)) return;
    const { id: clickedId, path: clickedPath } = data.data;
    if (typeof clickedPath !== 'string' || getPublishedId(`${clickedId}`) !== id) return;
    const path = stringToPath(clickedPath);
    letFocusGo();
    onPathOpen(path);
    onPathFocus(path);
  });
  const open = useEffectEvent((said: ToStudio) => {
    if (said.type !== 'open' || said.target.id !== id) return;
    const path = stringToPath(said.path);
    if (said.goesThere) letFocusGo();
    else keepFocus();
    onPathOpen(path);
    if (said.goesThere && isKeySegment(path.at(-1) ?? '')) goIntoItem(path);
    else if (said.goesThere) onPathFocus(path);
    else showField(path);
  });
  useEffect(() => {
    window.addEventListener('message', hear);
    const stop = hearPages(open);
    return () => {
      window.removeEventListener('message', hear);
      stop();
    };
  }, []);
  return null;
}

/**
 * Closes what is open in the form when it has been removed, such as a section that was removed on the page. Otherwise
 * the form would open it again when the removal is undone, and take the focus from the page.
 */
function CloseGone({ value }: { value: unknown }) {
  const { openPath } = useDocumentPane();
  const { onPathOpen } = useFormCallbacks();
  const seen = useRef<string>(undefined);
  const item = openPath.slice(0, openPath.findIndex(isKeySegment) + 1);
  const place = item.length > 0 ? pathToString(item) : undefined;
  const isThere = place !== undefined && studioPath.get(value, place) !== undefined;
  const close = useEffectEvent(() => onPathOpen([]));
  useEffect(() => {
    if (isThere) seen.current = place;
    // An item that has just been added is opened before it is there.
    else if (place !== undefined && seen.current === place) close();
    else seen.current = undefined;
  }, [isThere, place]);
  return null;
}
