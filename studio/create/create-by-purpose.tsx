import { useClickOutsideEvent } from '@sanity/ui';
import { Popover } from '@sanity/ui/popover';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { definePlugin, type NavbarProps } from 'sanity';
import { CreateMenu } from './create-menu.tsx';

/**
 * Has the + button of the navigation open a menu in groups, with pictures and descriptions. Sanity would show a list of
 * names.
 */
export const createByPurpose = definePlugin({
  name: 'create-by-purpose',
  studio: { components: { navbar: CreatingNavbar } },
});

function CreatingNavbar(props: NavbarProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    button?.setAttribute('aria-expanded', 'true');
    return () => button?.setAttribute('aria-expanded', 'false');
  }, [button]);
  const close = () => {
    button?.focus();
    setButton(null);
  };
  useClickOutsideEvent(button !== null && (() => setButton(null)), () => [button, popover.current]);
  // The button is Sanity's, which must not hear of the press, because it would open its own list.
  const take = (event: SyntheticEvent) => {
    const pressed =
      event.target instanceof Element &&
      event.target.closest<HTMLElement>('[data-testid="new-document-button"]');
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    if (button) close();
    else setButton(pressed);
  };
  return (
    <div
      style={{ display: 'contents' }}
      onClickCapture={take}
      onKeyDownCapture={(event) => event.key === 'ArrowDown' && take(event)}
    >
      {props.renderDefault(props)}
      {button && (
        <Popover
          open
          portal
          ref={popover}
          referenceElement={button}
          placement="bottom-start"
          fallbackPlacements={['bottom']}
          constrainSize
          radius={3}
          content={<CreateMenu onClose={close} />}
        />
      )}
    </div>
  );
}
