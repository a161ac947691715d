import { Card, Flex, Text } from '@sanity/ui';
import { KindPicture } from '../sections/section-preview.tsx';
import type { Choice } from './choices.ts';

const width = 56; // px
const height = 48;
/** How many of its sections the picture of a template shows, one below the other. */
const maxShown = 3;

/**
 * The pictures of the first sections of a template, or the icon of anything else. It is decorative, because the words
 * stand beside it.
 */
export function ChoicePicture({ choice: { kinds, icon: Icon } }: { choice: Choice }) {
  return (
    <Card border radius={2} overflow="hidden" aria-hidden style={{ width, height, flex: 'none' }}>
      {kinds.length === 0 ? (
        <Flex align="center" justify="center" height="fill">
          <Text size={2} muted>
            <Icon />
          </Text>
        </Flex>
      ) : (
        <Flex direction="column" height="fill">
          {[...new Set(kinds)].slice(0, maxShown).map((kind) => (
            <div key={kind} style={{ flex: 1 }}>
              <KindPicture kind={kind} />
            </div>
          ))}
        </Flex>
      )}
    </Card>
  );
}
