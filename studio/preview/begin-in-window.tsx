import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from '@sanity/preview-url-secret/constants';
import type { PreviewHeaderProps } from 'sanity/presentation';

/**
 * The bar above the preview, from which a window of its own is opened. That window begins a preview as the frame did:
 * browsers keep the frame's cookie to the frame when the Studio is on another host.
 */
export function BeginInWindow(props: PreviewHeaderProps) {
  const openPopup = (url: string) => {
    const { previewMode, previewUrlSecret } = props.previewUrlRef.getSnapshot().context;
    if (!previewMode || !previewUrlSecret) return props.openPopup(url);
    const { origin, pathname, search } = new URL(url, location.origin);
    const beginning = new URL(previewMode.enable, origin);
    beginning.searchParams.set(urlSearchParamPreviewSecret, previewUrlSecret.secret);
    beginning.searchParams.set(urlSearchParamPreviewPathname, pathname + search);
    beginning.searchParams.set(urlSearchParamPreviewPerspective, [props.perspective].flat().join());
    props.openPopup(beginning.href);
  };
  return props.renderDefault({ ...props, openPopup });
}
