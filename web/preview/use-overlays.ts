'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { writePerspectiveCookie } from './perspective-cookie.ts';

/** Lets the Studio's overlay lie on the page: frames around sections and fields, their menus, and dragging. */
export function useOverlays(): void {
  const router = useRouter();
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    import('@sanity/visual-editing/enable-visual-editing').then(({ enableVisualEditing }) => {
      if (isOver) return;
      end = enableVisualEditing({
        history: {
          subscribe(navigate) {
            navigate({ type: 'push', url: location.pathname + location.search });
            return () => {};
          },
          update(update) {
            if (update.type === 'push') router.push(update.url);
            else if (update.type === 'replace') router.replace(update.url);
            else router.back();
          },
        },
        onPerspectiveChange(perspective) {
          const cookie = writePerspectiveCookie(perspective);
          if (document.cookie.includes(cookie.split(';', 1)[0] ?? '')) return;
          // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
          document.cookie = cookie;
          router.refresh();
        },
        // The page follows the form by itself; only the Studio's own button asks for more.
        refresh({ source }) {
          if (source !== 'manual') return false;
          router.refresh();
          return Promise.resolve();
        },
      });
    }, console.warn);
    return () => {
      isOver = true;
      end?.();
    };
  }, [router]);
}
