import { Badge, Box, Flex, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';

/** A titled part of a panel; shows its count unless that is 0. */
export function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Flex align="center" gap={2}>
        <Text as="h3" size={1} weight="medium">
          {title}
        </Text>
        {count > 0 && (
          <Box>
            <Badge tone="caution">{count}</Badge>
          </Box>
        )}
      </Flex>
      {children}
    </Stack>
  );
}
