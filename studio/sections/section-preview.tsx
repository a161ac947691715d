import { createImageUrlBuilder, type SanityImageSource } from '@sanity/image-url';
import { Box, Flex, Stack, Text } from '@sanity/ui';
import { useMemo } from 'react';
import { type PreviewProps, useClient } from 'sanity';
import { apiVersion } from '../settings.ts';

const width = 84; // px, as the height
const height = 56;

/** A section in the form of its page: its picture, or that of its kind; its title; and what kind it is. */
export function SectionPreview({ kind, ...props }: PreviewProps & { kind?: string }) {
  const { layout = 'default', schemaType, title, subtitle, media, children, renderDefault } = props;
  const own = isPicture(media) ? media : undefined;
  const picture = <KindPicture kind={kind ?? schemaType?.name ?? ''} own={own} />;
  if (layout !== 'default') return renderDefault({ ...props, media: picture });
  const words = typeof title === 'string' ? title.trim() : '';
  return (
    <Flex align="center" gap={3} padding={2} data-testid="section-preview">
      <Box
        flex="none"
        style={{
          width,
          height,
          overflow: 'hidden',
          borderRadius: 3,
          background: 'var(--card-muted-bg-color)',
        }}
      >
        {picture}
      </Box>
      <Stack flex={1} gap={3} style={{ minWidth: 0 }} title={words || undefined}>
        <Text size={1} weight="medium" textOverflow="ellipsis" muted={!words}>
          {words || 'Without a title'}
        </Text>
        <Text size={1} muted textOverflow="ellipsis">
          {typeof subtitle === 'string' && subtitle ? subtitle : schemaType?.title}
        </Text>
      </Stack>
      {children}
    </Flex>
  );
}

/** The picture of a section, or that of its kind. It is decorative, because the words stand beside it. */
export function KindPicture({ kind, own }: { kind: string; own?: SanityImageSource }) {
  const client = useClient({ apiVersion });
  const src = useMemo(() => {
    if (own)
      return createImageUrlBuilder(client)
        .image(own)
        .size(width * 2, height * 2)
        .url();
    // The kind of a shared section is known only after it is loaded.
    return kind && `/section-pictures/${kind}.webp`;
  }, [client, own, kind]);
  // A background instead of an image, because the picture of a new kind is missing until it is drawn, and a background
  // then shows nothing.
  return <div style={{ width: '100%', height: '100%', background: src && `center / cover url("${src}")` }} />;
}

const isPicture = (media: unknown): media is SanityImageSource =>
  typeof media === 'object' && media !== null && 'asset' in media && Boolean(media.asset);
