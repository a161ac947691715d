import { Box, Flex, Stack } from '@sanity/ui';
import type { ReactNode } from 'react';
import { DocumentInspectorHeader } from 'sanity/structure';

/** What every inspector stands in: its title, a way to close it, and room that scrolls. */
export function InspectorFrame({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader
        as="header"
        title={title}
        onClose={onClose}
        closeButtonLabel={`Close ${title}`}
      />
      <Box flex={1} overflow="auto" padding={4} paddingTop={2}>
        <Stack gap={5}>{children}</Stack>
      </Box>
    </Flex>
  );
}
