import { clsx } from 'clsx';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { panelLook } from '../canvas-look.ts';

/**
 * A panel that opens below a section's bar and takes the focus. In a menu, arrow keys move between the items. Escape, a
 * click beside it or moving the focus out of it closes it.
 */
export function BarPanel({
  label,
  isMenu = false,
  onClose,
  children,
}: {
  label: string;
  isMenu?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(() => onClose());
  useEffect(() => {
    const before = document.activeElement;
    const inside = panel.current;
    inside
      ?.querySelector<HTMLElement>('button:not(:disabled), input:checked, input')
      ?.focus({ preventScroll: true });
    inside?.scrollIntoView({ block: 'nearest' });
    const leave = ({ target }: PointerEvent) => {
      // The button that opened it closes it by itself.
      if (target instanceof Element && !target.closest('[data-part=section-bar]')) close();
    };
    document.addEventListener('pointerdown', leave, true);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      const { activeElement } = document;
      const isLost = activeElement === document.body || inside?.contains(activeElement);
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const follow = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
    const items = isMenu
      ? [...(panel.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])]
      : [];
    const at = items.findIndex((item) => item.matches(':focus'));
    const next = { ArrowDown: (at + 1) % items.length, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (!isMenu || next === undefined) return;
    event.preventDefault();
    items.at(next)?.focus();
  };
  // Left open without the focus, it would lie over the page, and Escape would no longer close it.
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !relatedTarget.closest('[data-part=section-bar]')) onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a menu or a dialogue, which the linter cannot tell
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the same
    <div
      ref={panel}
      role={isMenu ? 'menu' : 'dialog'}
      aria-label={label}
      className={clsx(
        // The bar stays below the header while the page scrolls, so a low window has little room below it.
        'absolute top-full right-0 mt-1 max-h-[calc(min(70vh,100vh-12rem)/var(--canvas-zoom,1))] overflow-y-auto',
        isMenu ? 'w-60 p-1' : 'w-72 p-4',
        panelLook,
      )}
      onBlur={blur}
      onKeyDown={follow}
    >
      {children}
    </div>
  );
}
