import { useEffect, useEffectEvent, useRef } from 'react';
import { usePresentationNavigate, usePresentationParams } from 'sanity/presentation';
import { enablePath } from './begin-preview.ts';

/**
 * Keeps the preview at its page when its tool is chosen again. Sanity then forgets the page, and takes the frame, which
 * stays where it is, to be at the address that begins a preview.
 */
export function useKeepPlace(): void {
  const { preview } = usePresentationParams();
  const navigate = usePresentationNavigate();
  const last = useRef<string>(undefined);
  const goBack = useEffectEvent(() => {
    if (last.current !== undefined) navigate(last.current);
  });
  useEffect(() => {
    const begins = preview !== undefined && URL.parse(preview, location.origin)?.pathname === enablePath;
    if (begins) goBack();
    else last.current = preview;
  }, [preview]);
}
