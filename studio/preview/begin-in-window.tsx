import type { PreviewHeaderProps } from 'sanity/presentation';
import { beginningOf } from './begin-preview.ts';

/**
 * The bar above the preview, which can open the preview in a window of its own. That window begins a preview itself, as
 * the frame did: where the Studio is on another host, browsers give the frame's cookie to the frame alone.
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
