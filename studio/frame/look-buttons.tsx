import { DesktopIcon } from '@sanity/icons/Desktop';
import { ExpandIcon } from '@sanity/icons/Expand';
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice';
import { SplitVerticalIcon } from '@sanity/icons/SplitVertical';
import { TabletDeviceIcon } from '@sanity/icons/TabletDevice';
import { Button, Flex, Text } from '@sanity/ui';
import type { ComponentType } from 'react';
import type { FrameSize, Look } from './frame-size.ts';

const looks: { look: Look; words: string; hint: string; icon: ComponentType }[] = [
  { look: 'phone', words: 'Phone', hint: '390 pixels wide', icon: MobileDeviceIcon },
  { look: 'tablet', words: 'Tablet', hint: '820 pixels wide', icon: TabletDeviceIcon },
  { look: 'desktop', words: 'Desktop', hint: 'As wide as there is room', icon: DesktopIcon },
  { look: 'wide', words: 'Wide', hint: '1440 pixels wide, drawn smaller to fit', icon: ExpandIcon },
  { look: 'beside', words: 'Side by side', hint: 'A phone beside a wide screen', icon: SplitVerticalIcon },
];

/** The buttons that choose a width for the page, and the present width. */
export function LookButtons({
  look: chosen,
  size: { width, scale },
  onLook,
}: {
  look: Look;
  size: FrameSize;
  onLook: (look: Look) => void;
}) {
  return (
    <Flex
      role="group"
      aria-label="Width of the page"
      data-testid="preview-looks"
      align="center"
      gap={1}
      wrap="wrap"
    >
      {looks.map(({ look, words, hint, icon }) => (
        <Button
          key={look}
          mode="bleed"
          fontSize={1}
          padding={2}
          icon={icon}
          text={words}
          title={hint}
          selected={look === chosen}
          aria-pressed={look === chosen}
          onClick={() => onLook(look)}
        />
      ))}
      <Text size={1} muted style={{ paddingInline: 8, whiteSpace: 'nowrap' }} data-testid="preview-width">
        {Math.round(width)} px{scale < 1 && `, at ${Math.round(scale * 100)} %`}
      </Text>
    </Flex>
  );
}
