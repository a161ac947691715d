import { ChevronDownIcon } from '@sanity/icons/ChevronDown';
import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { Box, Button, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useMemo, useRef, useState } from 'react';
import { LoadingBlock } from 'sanity';
import { useOneTabStop } from './one-tab-stop.ts';
import { PageLink, PageRow } from './page-row.tsx';
import {
  findPages,
  type ListedPage,
  listQuery,
  maxListed,
  noPath,
  type PageNode,
  pageTree,
  versionsFor,
  versionsQuery,
} from './page-tree.ts';
import { usePages, useSoughtPages } from './use-pages.ts';

/**
 * The documents of one type, whose name is the id of the pane, as the tree of their paths, with a search. A click opens
 * a document beside it. Where there are more than `maxListed`, the tree holds the first by path, and the search asks
 * the lake for the others.
 */
export function PageTreePane({ id: type }: { id: string }) {
  const [words, setWords] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const lead = useOneTabStop(list);
  const first = usePages(listQuery, { type });
  const isPartial = first !== undefined && first.length > maxListed;
  const sought = isPartial && words.trim() !== '' ? words : undefined;
  const others = useSoughtPages(type, sought);
  const versions = usePages(versionsQuery, { type });
  const tree = useMemo(() => {
    if (!first) return undefined;
    const listed = first.slice(0, maxListed);
    return pageTree([...listed, ...versionsFor(listed, versions ?? [], first.length > maxListed)]);
  }, [first, versions]);
  if (!tree) return <LoadingBlock showText />;
  const found = sought ? (others ?? []) : words ? findPages(tree, words) : undefined;
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
      <Box ref={list} flex={1} overflow="auto" paddingX={2} paddingBottom={4} onKeyDown={lead}>
        {isPartial && !words && (
          <Box padding={3}>
            <Text muted size={1}>
              The first {maxListed} by their paths. The search finds the others.
            </Text>
          </Box>
        )}
        {found?.length === 0 && !(sought && !others) && (
          <Box padding={3}>
            <Text muted size={1}>
              No page has “{words}” in its title or path.
            </Text>
          </Box>
        )}
        {found ? (
          <Stack as="ul" gap={1}>
            {found.map(({ path, page }) => (
              <li key={page.id} data-row="">
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

/**
 * A place in the tree and all below it. The home page is drawn beside the others instead of above them, as visitors see
 * it.
 */
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
          <li key={page.id} data-row="">
            <PageLink type={type} path={noPath} page={page} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
