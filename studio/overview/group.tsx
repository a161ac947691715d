import { Badge, Box, Flex, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';

/** What of a panel is of one sort, with its number where there is any. */
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
