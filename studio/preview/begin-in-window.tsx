import type { PreviewHeaderProps } from 'sanity/presentation';
import { beginningOf } from './begin-preview.ts';

/**
 * The bar above the preview, from which a window of its own is opened. That window begins a preview as the frame did:
 * browsers keep the frame's cookie to the frame when the Studio is on another host.
 */
export function BeginInWindow(props: PreviewHeaderProps) {
  const openPopup = (url: string) => {
    const { previewMode, previewUrlSecret } = props.previewUrlRef.getSnapshot().context;
    if (!previewMode || !previewUrlSecret) return props.openPopup(url);
    const { origin, pathname, search } = new URL(url, location.origin);
    const { perspective } = props;
    const { secret } = previewUrlSecret;
    props.openPopup(
      beginningOf({ origin, secret, path: pathname + search, perspective, enable: previewMode.enable }),
    );
  };
  return props.renderDefault({ ...props, openPopup });
}
