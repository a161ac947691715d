import { Box, Card, Stack, Text } from '@sanity/ui';
import { LoadingBlock } from 'sanity';
import { IntentLink } from 'sanity/router';
import { typeOfPages } from '#schemas/addresses.ts';
import { copyTemplate } from '../copy/copy-template.ts';
import { findPages, listQuery, maxListed, pageTree } from '../desk/page-tree.ts';
import { usePages, useSoughtPages } from '../desk/use-pages.ts';

const maxShown = 50;

/** The pages that have the words in their title or path, to create a copy of one. */
export function CopyList({ words, onClose }: { words: string; onClose: () => void }) {
  const type = typeOfPages();
  const first = usePages(listQuery, { type });
  const isPartial = first !== undefined && first.length > maxListed;
  const sought = isPartial && words.trim() !== '' ? words : undefined;
  const others = useSoughtPages(type, sought);
  if (!first || (sought && !others)) return <LoadingBlock />;
  const found = others ?? findPages(pageTree(first.slice(0, maxListed)), words);
  if (found.length === 0)
    return (
      <Box padding={3}>
        <Text size={1} muted>
          No page has “{words}” in its title or path.
        </Text>
      </Box>
    );
  return (
    <>
      <Stack as="ul" gap={1} aria-label="Pages to copy">
        {found.slice(0, maxShown).map(({ path, page }) => (
          <li key={page.id}>
            <Card
              as={IntentLink}
              {...{ intent: 'create', params: [{ type, template: copyTemplate(type) }, { of: page.id }] }}
              data-testid={`copy-${page.id}`}
              onClick={onClose}
              padding={3}
              radius={2}
              style={{ display: 'block', textDecoration: 'none' }}
            >
              <Stack gap={2}>
                <Text size={1} weight="medium">
                  {page.title}
                </Text>
                <Text size={1} muted>
                  {path}
                </Text>
              </Stack>
            </Card>
          </li>
        ))}
      </Stack>
      {(isPartial || found.length > maxShown) && (
        <Box padding={3}>
          <Text size={1} muted>
            These are the first of many. Search by title or path for the others.
          </Text>
        </Box>
      )}
    </>
  );
}
