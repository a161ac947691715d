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

const maxReadMs = 5_000; // the time in which an open document must be read

/**
 * Makes the Studio's navigation keep the open document: Preview shows the document that is open on the desk, where
 * Sanity would show the home page, and Content opens the document of the preview. The release that is looked at stays
 * the same.
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
  // Only the document counts; opening something beside it is no other place.
  const begin = useStillThere(lastOnDesk(state)?.id);
  const endFocus = useRef(() => {});
  useEffect(() => {
    if (tool !== previewTool) endFocus.current();
  }, [tool]);
  const lead = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const open = lastOnDesk(state);
    const previewed = openInPreview(state);
    // A click that asks for another tab is left to the browser.
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const leadsTo = (tool: string) => isPlain && link?.pathname.endsWith(`/${tool}`) === true;
    if (!(open && leadsTo(previewTool)) && !(previewed && leadsTo(structureTool))) return;
    event.preventDefault();
    event.stopPropagation();
    if (previewed) {
      const { id, type } = previewed;
      // The Studio's own prefix for a document that no list leads to.
      const panes = [[{ id: `__edit__${id}`, params: { type } }]];
      return navigate({ tool: structureTool, [structureTool]: { panes } });
    }
    if (!open || !link) return;
    const isStillThere = begin();
    endFocus.current();
    // After a key press, the focus goes to the page, past all that is around it.
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
    // The elements to press, by the keyboard too, are the links inside. This only intercepts where they lead.
    <div style={{ display: 'contents' }} onClickCapture={lead}>
      {props.renderDefault(props)}
    </div>
  );
}

/** The document with the address that it has in the form, which may not be stored yet. */
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
