import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { panelLook } from '../canvas-look.ts';

/** What opens below a section's bar: it takes the focus, arrows go through a menu, and Escape or a click beside it closes it. */
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
    const leave = ({ target }: PointerEvent) => {
      // What opened it closes it by itself.
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
    if (event.key === 'Escape') onClose();
    if (!isMenu || !/^Arrow(Up|Down)$/.test(event.key)) return;
    event.preventDefault();
    const items = [...(panel.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
    const at = items.findIndex((item) => item.matches(':focus'));
    items.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % items.length)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a menu or a dialogue, which the linter cannot tell
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the same
    <div
      ref={panel}
      role={isMenu ? 'menu' : 'dialog'}
      aria-label={label}
      className={clsx(
        'absolute top-full right-0 mt-1 max-h-[70vh] overflow-y-auto',
        isMenu ? 'w-60 p-1' : 'w-72 p-4',
        panelLook,
      )}
      onKeyDown={follow}
    >
      {children}
    </div>
  );
}
