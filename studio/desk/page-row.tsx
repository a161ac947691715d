import { AddIcon } from '@sanity/icons/Add';
import { DocumentIcon } from '@sanity/icons/Document';
import { HomeIcon } from '@sanity/icons/Home';
import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui';
import { type HTMLProps, type ReactNode, useMemo } from 'react';
import { useActiveReleases } from 'sanity';
import { IntentLink } from 'sanity/router';
import { usePaneRouter } from 'sanity/structure';
import { belowTemplate } from './page-templates.ts';
import type { ListedPage, PageNode } from './page-tree.ts';
import { releaseSigns } from './release-signs.ts';

/**
 * A row of the tree: the page at a place, or all pages that share its path, with the button that unfolds the place and
 * the link to a new page below it.
 */
export function PageRow({ type, node, toggle }: { type: string; node: PageNode; toggle?: ReactNode }) {
  return (
    <Flex align="center" gap={1} data-row="">
      <Box style={{ width: 25, flex: 'none' }}>{toggle}</Box>
      <Box flex={1} style={{ minWidth: 0 }}>
        {node.pages.length === 0 && <Place path={node.path} />}
        {node.pages.map((page) => (
          <PageLink key={page.id} type={type} path={node.path} page={page} />
        ))}
      </Box>
      <IntentLink
        intent="create"
        params={[{ type, template: belowTemplate(type) }, { below: node.path }]}
        aria-label={`New page below ${node.path}`}
        title={`New page below ${node.path}`}
      >
        <Card padding={2} radius={2} as="span">
          <Text size={1} muted>
            <AddIcon />
          </Text>
        </Card>
      </IntentLink>
    </Flex>
  );
}

/** A place where no page stands. */
function Place({ path }: { path: string }) {
  return (
    <Box padding={2}>
      <Text size={1} muted textOverflow="ellipsis">
        {path}
      </Text>
    </Box>
  );
}

/** A page with its title, path, state and fault. A click opens it beside the tree. */
export function PageLink({ type, path, page }: { type: string; path: string; page: ListedPage }) {
  const { ChildLink, routerPanesState, groupIndex } = usePaneRouter();
  const { id, fault } = page;
  const onlyIn = page.isPublished || page.hasDraft ? undefined : page.releases?.[0]?.id;
  const Link = useMemo(() => {
    return (props: HTMLProps<HTMLAnchorElement>) =>
      onlyIn === undefined ? (
        <ChildLink {...props} childId={id} childParameters={{ type }} />
      ) : (
        // It exists only in a release, so that a Studio that looks at drafts would find nothing.
        <IntentLink {...props} intent="edit" params={{ id, type }} searchParams={[['perspective', onlyIn]]} />
      );
  }, [ChildLink, id, type, onlyIn]);
  const isSelected = routerPanesState[groupIndex + 1]?.[0]?.id === id;
  const Sign = path === '/' ? HomeIcon : DocumentIcon;
  return (
    <Card
      as={Link}
      padding={2}
      radius={2}
      pressed={isSelected}
      selected={isSelected}
      style={{ textDecoration: 'none' }}
    >
      <Flex align="center" gap={3}>
        <Text size={1} muted>
          <Sign />
        </Text>
        <Stack gap={2} flex={1}>
          <Text size={1} weight="medium" textOverflow="ellipsis">
            {page.title}
          </Text>
          <Text size={0} muted textOverflow="ellipsis">
            {path}
          </Text>
          {fault && (
            <Card tone="critical" style={{ background: 'none' }}>
              <Text size={0}>{fault}</Text>
            </Card>
          )}
        </Stack>
        <Flex gap={2} style={{ flex: 'none', maxWidth: '45%' }}>
          {page.releases?.map(({ id, isRemoval }) => (
            <ReleaseSign key={id} release={id} isRemoval={isRemoval} />
          ))}
          <Standing page={page} />
        </Flex>
      </Flex>
    </Card>
  );
}

/** Tells which active release changes the page or takes it offline. */
function ReleaseSign({ release, isRemoval }: { release: string; isRemoval: boolean }) {
  const { data } = useActiveReleases();
  const sign = releaseSigns(data).get(release);
  if (sign === undefined) return null;
  const words = isRemoval ? sign.takesAway : sign.changes;
  return (
    <Badge tone={isRemoval ? 'critical' : 'suggest'} title={words} data-testid="release-sign">
      {words}
    </Badge>
  );
}

/** Whether visitors see the page as it is here. */
function Standing({ page }: { page: ListedPage }) {
  // What is only in a release has the sign of the release.
  if (!page.isPublished && !page.hasDraft) return null;
  if (!page.isPublished) return <Badge tone="caution">Draft</Badge>;
  return page.hasDraft ? <Badge tone="primary">Edited</Badge> : null;
}
