import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import { DocumentIcon } from '@sanity/icons/Document';
import { Badge, Flex, Stack, Text } from '@sanity/ui';
import { minHeavyBytes } from '#canvas/pictures/heavy-picture.ts';
import { likenessOf, type MediaFile, nameOf, pictureType, sizeOf } from '../files/media-file.ts';
import { CardButton } from '../focus/card-button.tsx';

/** A file in the grid: its thumbnail, its name, and badges. */
export function MediaTile({
  file,
  isCurrent,
  isOpen,
  isSelected,
  onPress,
  onFocus,
}: {
  file: MediaFile;
  /** Whether this is the tile that Tab reaches; a grid has one. */
  isCurrent: boolean;
  isOpen: boolean;
  isSelected: boolean;
  onPress: (keys: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }) => void;
  onFocus: () => void;
}) {
  const { url, width, height, size, altText, tags, _type } = file;
  const isPicture = _type === pictureType;
  const about = isPicture && width && height ? `${width} × ${height} · ${sizeOf(size)}` : sizeOf(size);
  return (
    <CardButton
      role="option"
      aria-selected={isSelected}
      aria-label={nameOf(file)}
      data-media={file._id}
      tabIndex={isCurrent ? 0 : -1}
      radius={2}
      border
      padding={1}
      selected={isOpen}
      tone={isSelected ? 'primary' : 'default'}
      onClick={onPress}
      onFocus={onFocus}
      style={{
        position: 'relative',
        cursor: 'pointer',
        textAlign: 'left',
        minWidth: 0,
        // The browser skips drawing what is out of sight.
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 190px',
      }}
    >
      <Stack gap={2}>
        <Flex
          align="center"
          justify="center"
          style={{ ...checked, height: 130, borderRadius: 3, overflow: 'hidden' }}
        >
          {isPicture ? (
            // biome-ignore lint/performance/noImgElement: the Studio is no page of the site
            <img
              src={likenessOf(url, 320)}
              alt={altText ?? ''}
              loading="lazy"
              decoding="async"
              draggable={false}
              style={{ maxWidth: '100%', maxHeight: '100%', display: 'block' }}
            />
          ) : (
            <Text size={4} muted>
              <DocumentIcon />
            </Text>
          )}
        </Flex>
        <Stack gap={2} padding={1}>
          <Text size={1} weight="medium" textOverflow="ellipsis">
            {nameOf(file)}
          </Text>
          <Text size={0} muted textOverflow="ellipsis">
            {about}
          </Text>
        </Stack>
      </Stack>
      <Flex gap={1} style={{ position: 'absolute', top: 6, left: 6, right: 6 }} wrap="wrap">
        {isSelected && (
          <Badge tone="primary">
            <CheckmarkIcon /> Selected
          </Badge>
        )}
        {(size ?? 0) >= minHeavyBytes && isPicture && <Badge tone="caution">Heavy</Badge>}
        {tags.slice(0, 2).map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </Flex>
    </CardButton>
  );
}

/** The checkerboard behind transparent pictures. */
const checked = {
  background: 'repeating-conic-gradient(rgb(128 128 128 / 14%) 0 25%, transparent 0 50%) 0 0 / 16px 16px',
} as const;
