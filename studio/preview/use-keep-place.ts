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
  const follow = useEffectEvent(() => {
    const begins = preview !== undefined && URL.parse(preview, location.origin)?.pathname === enablePath;
    if (!begins) last.current = preview;
    else if (last.current !== undefined) navigate(last.current);
  });
  useEffect(() => follow(), [preview]);
}
