import { AddIcon } from '@sanity/icons/Add';
import { ChevronDownIcon } from '@sanity/icons/ChevronDown';
import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { DocumentIcon } from '@sanity/icons/Document';
import { HomeIcon } from '@sanity/icons/Home';
import { Badge, Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { type HTMLProps, type ReactNode, useEffect, useMemo, useState } from 'react';
import { LoadingBlock, useDocumentStore } from 'sanity';
import { IntentLink } from 'sanity/router';
import { usePaneRouter } from 'sanity/structure';
import { findPages, type PageEntry, type PageNode, pageTree } from './page-tree.ts';

const query = '*[_type == "page" && !(_id in path("versions.**"))]{_id, title, "path": path.current}';

/** The pages of the site as the tree of their paths, with a search; a click opens the page beside it. */
export function PageTreePane() {
  const entries = usePages();
  const [words, setWords] = useState('');
  const tree = useMemo(() => entries && pageTree(entries), [entries]);
  if (!tree) return <LoadingBlock showText />;
  const found = words ? findPages(tree.root, words) : undefined;
  return (
    <Flex direction="column" height="fill">
      <Box padding={3}>
        <TextInput
          aria-label="Search pages"
          placeholder="Search pages"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          clearButton={words !== ''}
          onClear={() => setWords('')}
        />
      </Box>
      <Box flex={1} overflow="auto" paddingX={2} paddingBottom={4}>
        {found?.length === 0 && (
          <Box padding={3}>
            <Text muted size={1}>
              No page has “{words}” in its title or path.
            </Text>
          </Box>
        )}
        {found ? (
          <Stack as="ul" gap={1}>
            {found.map((node) => (
              <li key={node.path}>
                <PageLink node={node} />
              </li>
            ))}
          </Stack>
        ) : (
          <>
            <Stack as="ul" gap={1}>
              <Branch node={tree.root} depth={0} />
            </Stack>
            <PagesWithoutPath pages={tree.withoutPath} />
          </>
        )}
      </Box>
    </Flex>
  );
}

/** All pages with their drafts, kept up to date. */
function usePages(): PageEntry[] | undefined {
  const store = useDocumentStore();
  const [entries, setEntries] = useState<PageEntry[]>();
  useEffect(() => {
    const pages = store.listenQuery(query, {}, { perspective: 'raw', throttleTime: 300 });
    const subscription = pages.subscribe(setEntries);
    return () => subscription.unsubscribe();
  }, [store]);
  return entries;
}

/** A place of the tree and what stands below it. The home page has the others beside it, as visitors see them. */
function Branch({ node, depth }: { node: PageNode; depth: number }) {
  const [isOpen, setOpen] = useState(depth < 2 && node.children.length < 10);
  const children = node.children.map((child) => <Branch key={child.path} node={child} depth={depth + 1} />);
  if (node.path === '/')
    return (
      <>
        <li>
          <Row node={node} />
        </li>
        {children}
      </>
    );
  const toggle = children.length > 0 && (
    <Button
      mode="bleed"
      padding={1}
      icon={isOpen ? ChevronDownIcon : ChevronRightIcon}
      aria-expanded={isOpen}
      aria-label={`Pages below ${node.path}`}
      onClick={() => setOpen(!isOpen)}
    />
  );
  return (
    <li>
      <Row node={node} toggle={toggle} />
      {isOpen && children.length > 0 && (
        <Box paddingLeft={4}>
          <Stack as="ul" gap={1}>
            {children}
          </Stack>
        </Box>
      )}
    </li>
  );
}

/** A page or a place, what unfolds it, and the way to a new page below it. */
function Row({ node, toggle }: { node: PageNode; toggle?: ReactNode }) {
  return (
    <Flex align="center" gap={1}>
      <Box style={{ width: 25, flex: 'none' }}>{toggle}</Box>
      <Box flex={1} style={{ minWidth: 0 }}>
        {node.page ? <PageLink node={node} /> : <Place path={node.path} />}
      </Box>
      <IntentLink
        intent="create"
        params={[{ type: 'page', template: 'page-landing' }, { below: node.path }]}
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

function PageLink({ node: { path, page } }: { node: PageNode }) {
  const { ChildLink, routerPanesState, groupIndex } = usePaneRouter();
  const id = page?.id ?? '';
  const Link = useMemo(() => {
    return (props: HTMLProps<HTMLAnchorElement>) => (
      <ChildLink {...props} childId={id} childParameters={{ type: 'page' }} />
    );
  }, [ChildLink, id]);
  if (!page) return null;
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
        </Stack>
        <Standing page={page} />
      </Flex>
    </Card>
  );
}

/** Whether visitors see the page as it is here. */
function Standing({ page }: { page: NonNullable<PageNode['page']> }) {
  if (!page.isPublished) return <Badge tone="caution">Draft</Badge>;
  return page.hasDraft ? <Badge tone="primary">Edited</Badge> : null;
}

function PagesWithoutPath({ pages }: { pages: NonNullable<PageNode['page']>[] }) {
  if (pages.length === 0) return null;
  return (
    <Stack gap={1} marginTop={4}>
      <Box padding={2}>
        <Text size={1} weight="semibold">
          Without a path
        </Text>
      </Box>
      <Stack as="ul" gap={1}>
        {pages.map((page) => (
          <li key={page.id}>
            <PageLink node={{ path: 'No visitor can reach it yet', page, children: [] }} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
