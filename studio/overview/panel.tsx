import { Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import type { ComponentType, ReactNode } from 'react';
import { IntentLink } from 'sanity/router';

/** A panel of the first screen: a title, and below it rows, or a sentence while there are none. */
export function Panel({
  title,
  icon: Icon,
  isWide = false,
  children,
}: {
  title: string;
  icon: ComponentType;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <Card
      as="section"
      aria-label={title}
      border
      radius={3}
      padding={4}
      style={{ gridColumn: isWide ? '1 / -1' : undefined, minWidth: 0 }}
    >
      <Stack gap={4}>
        <Flex align="center" gap={3}>
          <Text size={1} muted>
            <Icon />
          </Text>
          <Heading as="h2" size={0}>
            {title}
          </Heading>
        </Flex>
        {children}
      </Stack>
    </Card>
  );
}

/** A sentence in a panel. */
export function Say({ children }: { children: ReactNode }) {
  return (
    <Text size={1} muted>
      {children}
    </Text>
  );
}

/** A row that links to the form of a document. */
export function DocumentRow({
  id,
  type,
  title,
  about,
  end,
  inspect,
}: RowWords & {
  id: string;
  type: string;
  /** The pane that is opened beside the form. */
  inspect?: string;
}) {
  return (
    <IntentLink
      intent="edit"
      params={{ id, type, ...(inspect && { inspect }) }}
      style={{ textDecoration: 'none', display: 'block' }}
    >
      <RowCard title={title} about={about} end={end} />
    </IntentLink>
  );
}

/** A row that opens a release among the releases, by its id. */
export function ReleaseRow({ id, ...row }: { id: string } & RowWords) {
  return (
    <IntentLink intent="release" params={{ id }} style={{ textDecoration: 'none', display: 'block' }}>
      <RowCard {...row} />
    </IntentLink>
  );
}

/** The contents of a row. */
interface RowWords {
  title: string;
  about?: ReactNode;
  end?: ReactNode;
}

function RowCard({ title, about, end }: RowWords) {
  return (
    <Card padding={2} radius={2} style={{ background: 'transparent' }} data-as="a">
      <Flex align="center" gap={3}>
        <Stack gap={2} flex={1} style={{ minWidth: 0 }}>
          <Text size={1} weight="medium" textOverflow="ellipsis">
            {title}
          </Text>
          {about && (
            <Text size={1} muted textOverflow="ellipsis">
              {about}
            </Text>
          )}
        </Stack>
        {end}
      </Flex>
    </Card>
  );
}

/** Rows below each other. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <Stack as="ul" gap={1} style={{ margin: '0 -8px' }}>
      {children}
    </Stack>
  );
}
