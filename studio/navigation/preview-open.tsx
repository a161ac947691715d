import type { MouseEvent } from 'react';
import { definePlugin, type ToolMenuProps } from 'sanity';
import { useRouter } from 'sanity/router';
import { useRawClient } from '../use-raw-client.ts';
import { lastOnDesk, type Previewed, previewedQuery, previewPlace } from './open-document.ts';

const maxFrameMs = 10_000; // in which the preview is drawn

/** Has the Preview of the navigation show the document that is open on the desk, where the Studio would show the home page. */
export const previewOpen = definePlugin({
  name: 'preview-open',
  studio: { components: { toolMenu: PreviewingMenu } },
});

function PreviewingMenu(props: ToolMenuProps) {
  const { state, navigateUrl } = useRouter();
  const client = useRawClient();
  const lead = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const id = lastOnDesk(state);
    // Whoever asks for another tab is left to the browser.
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!id || !isPlain || !link?.pathname.endsWith('/presentation')) return;
    event.preventDefault();
    event.stopPropagation();
    const go = (place: string) => {
      navigateUrl({ path: `${link.pathname}${place}` });
      // Who goes by keys goes on from the page, past all that stands around it.
      if (event.detail === 0) focusFrame();
    };
    client.fetch<Previewed | null>(previewedQuery, { id }).then(
      (document) => go(document ? previewPlace(document) : ''),
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

function focusFrame(until = performance.now() + maxFrameMs): void {
  const frame = document.querySelector('iframe');
  frame?.focus();
  if (!frame && performance.now() < until) requestAnimationFrame(() => focusFrame(until));
}
