import { ChevronDownIcon } from '@sanity/icons/ChevronDown';
import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { Box, Button, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useEffect, useMemo, useState } from 'react';
import { LoadingBlock, useDocumentStore } from 'sanity';
import { PageLink, PageRow } from './page-row.tsx';
import { findPages, type ListedPage, noPath, type PageEntry, type PageNode, pageTree } from './page-tree.ts';

const query = '*[_type == $type && !(_id in path("versions.**"))]{_id, title, "path": path.current}';

/** The documents of a type, which is the id of the pane, as the tree of their paths, with a search; a click opens one beside it. */
export function PageTreePane({ id: type }: { id: string }) {
  const entries = usePages(type);
  const [words, setWords] = useState('');
  const tree = useMemo(() => entries && pageTree(entries), [entries]);
  if (!tree) return <LoadingBlock showText />;
  const found = words ? findPages(tree, words) : undefined;
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
            {found.map(({ path, page }) => (
              <li key={page.id}>
                <PageLink type={type} path={path} page={page} />
              </li>
            ))}
          </Stack>
        ) : (
          <>
            <Stack as="ul" gap={1}>
              <Branch type={type} node={tree.root} depth={0} />
            </Stack>
            <PagesWithoutPath type={type} pages={tree.withoutPath} />
          </>
        )}
      </Box>
    </Flex>
  );
}

/** All documents of a type with their drafts, kept up to date. */
function usePages(type: string): PageEntry[] | undefined {
  const store = useDocumentStore();
  const [entries, setEntries] = useState<PageEntry[]>();
  useEffect(() => {
    const pages = store.listenQuery(query, { type }, { perspective: 'raw', throttleTime: 300 });
    const subscription = pages.subscribe(setEntries);
    return () => subscription.unsubscribe();
  }, [store, type]);
  return entries;
}

/** A place of the tree and what stands below it. The home page has the others beside it, as visitors see them. */
function Branch({ type, node, depth }: { type: string; node: PageNode; depth: number }) {
  const [isOpen, setOpen] = useState(depth < 2 && node.children.length < 10);
  const children = node.children.map((child) => (
    <Branch key={child.path} type={type} node={child} depth={depth + 1} />
  ));
  if (node.path === '/')
    return (
      <>
        <li>
          <PageRow type={type} node={node} />
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
      <PageRow type={type} node={node} toggle={toggle} />
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

function PagesWithoutPath({ type, pages }: { type: string; pages: ListedPage[] }) {
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
            <PageLink type={type} path={noPath} page={page} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
