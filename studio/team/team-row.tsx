import { Box, Card, Flex, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';

/** A row of a list of people or links: a name, a detail, and controls beside them. */
export function TeamRow({ name, detail, children }: { name: string; detail: string; children: ReactNode }) {
  return (
    <Card border radius={3} padding={3} data-testid="team-row">
      <Flex align="center" gap={3} wrap="wrap">
        <Box flex={1} style={{ minWidth: 180 }}>
          <Stack gap={3}>
            <Text size={1} weight="semibold" textOverflow="ellipsis">
              {name}
            </Text>
            <Text size={1} muted textOverflow="ellipsis">
              {detail}
            </Text>
          </Stack>
        </Box>
        {children}
      </Flex>
    </Card>
  );
}
