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
import { keepFocus, letFocusGo } from './keep-focus.ts';
import { showField } from './show-field.ts';

/** How the preview tells of a click (@sanity/presentation-comlink): the second is its older name, under which it is sent. */
const clicks = ['visual-editing/focus', 'overlay/focus'];

/**
 * Takes who clicks a text in the preview to its field every time. The Studio does so when another text is clicked than
 * the time before: by then the field has lost the focus to the preview, and the form is as open as it was. Who types into a
 * text of the page itself sees its field open, and goes on typing there.
 * `origins` are those of sites whose clicks count.
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
    if (said.goesThere) onPathFocus(path);
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
 * Closes what is open in the form when it is gone, such as a section that was removed on the page: when that is taken back, the form
 * would open it again by itself, and take the focus from the page.
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
    // What has just been added opens before it is there.
    else if (place !== undefined && seen.current === place) close();
    else seen.current = undefined;
  }, [isThere, place]);
  return null;
}
