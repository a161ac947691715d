import { type MouseEvent, useEffect, useRef } from 'react';
import { filter, firstValueFrom, timeout } from 'rxjs';
import {
  type DocumentStore,
  definePlugin,
  type ToolMenuProps,
  useDocumentStore,
  usePerspective,
  useTemplates,
} from 'sanity';
import { useRouter } from 'sanity/router';
import { fieldIn } from '#schemas/fields.ts';
import type { Stored } from '#schemas/stored-address.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { focusFrame } from './focus-frame.ts';
import {
  lastOnDesk,
  openInPreview,
  type Previewed,
  previewedQuery,
  previewPlace,
  previewTool,
  structureTool,
} from './open-document.ts';
import { useStillThere } from './use-still-there.ts';

const maxReadMs = 5_000; // in which a document that is open is read

/**
 * Has the Preview of the navigation show the document that is open on the desk, where the Studio would show the home page, and the desk
 * the document that is open in the Preview. Whoever looks at a release goes on looking at it.
 */
export const previewOpen = definePlugin({
  name: 'preview-open',
  studio: { components: { toolMenu: PreviewingMenu } },
});

function PreviewingMenu(props: ToolMenuProps) {
  const { state, stickyParams, navigate, navigateUrl } = useRouter();
  const { selectedReleaseId: release } = usePerspective();
  const client = useRawClient();
  const store = useDocumentStore();
  const templates = useTemplates();
  const tool = fieldIn(state, 'tool');
  // The document alone: what is opened beside it is no other place.
  const begin = useStillThere(lastOnDesk(state)?.id);
  const endFocus = useRef(() => {});
  useEffect(() => {
    if (tool !== previewTool) endFocus.current();
  }, [tool]);
  const lead = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const open = lastOnDesk(state);
    const previewed = openInPreview(state);
    // Whoever asks for another tab is left to the browser.
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const leadsTo = (tool: string) => isPlain && link?.pathname.endsWith(`/${tool}`) === true;
    if (!(open && leadsTo(previewTool)) && !(previewed && leadsTo(structureTool))) return;
    event.preventDefault();
    event.stopPropagation();
    if (previewed) {
      const { id, type } = previewed;
      // As the Studio names what no list leads to.
      const panes = [[{ id: `__edit__${id}`, params: { type } }]];
      return navigate({ tool: structureTool, [structureTool]: { panes } });
    }
    if (!open || !link) return;
    const isStillThere = begin();
    endFocus.current();
    // Who goes by keys goes on from the page, past all that stands around it.
    if (event.detail === 0) endFocus.current = focusFrame();
    const go = (place: string) => {
      if (isStillThere()) navigateUrl({ path: `${link.pathname}${place}` });
    };
    const { id, template } = open;
    const kept = Object.fromEntries(
      Object.entries(stickyParams).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    );
    const type = templates.find((one) => one.id === template)?.schemaType;
    // What was just begun may not be stored yet.
    const begun = type === undefined ? undefined : { _id: id, _type: type };
    client
      .fetch<Previewed | null>(previewedQuery, { id, version: release ? `versions.${release}.${id}` : '' })
      .then((stored) => stored ?? begun)
      .then((document) => document && asInForm(store, document, release))
      .then(
        (document) => go(document ? previewPlace(document, kept) : ''),
        () => go(''),
      );
  };
  return (
    // The links inside are what is pressed, by the keyboard as well; this only sees where they lead.
    <div style={{ display: 'contents' }} onClickCapture={lead}>
      {props.renderDefault(props)}
    </div>
  );
}

/** A document with the address that it has in the form, where it stands before it is stored. */
async function asInForm(
  { pair }: DocumentStore,
  document: Previewed,
  release: string | undefined,
): Promise<Previewed> {
  const read = pair.editState(document._id, document._type, release).pipe(filter(({ ready }) => ready));
  const { version, draft, published } = await firstValueFrom(read.pipe(timeout(maxReadMs)));
  const { path, slug }: Stored = version ?? draft ?? published ?? document;
  return { ...document, path, slug };
}
