import { SearchIcon } from '@sanity/icons/Search';
import { Card, Flex, Label, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { type DocumentInspectorProps, defineDocumentInspector } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { checkContract } from '#contract/checking/check-contract.ts';
import { maxMetadataLengths } from '#schemas/seo/described-as.ts';
import { site, siteProjection } from '#schemas/site/contract.ts';
import { useAnswer } from '../lake/use-answer.ts';
import { siteOrigin } from '../settings.ts';
import { HintList } from './hint-list.tsx';
import { InspectorFrame } from './inspector-frame.tsx';
import { type Described, searchLookOf } from './search-look.ts';
import { SearchResult } from './search-result.tsx';
import { SocialCard } from './social-card.tsx';

const siteQuery = `*[_type == "site" && _id == "site"][0]${siteProjection}`;
const title = 'Search and sharing';

/** The inspector that shows a document as search results and social networks will. */
export const searchInspector = defineDocumentInspector({
  name: 'search-look',
  component: SearchPane,
  useMenuItem: () => ({ title, icon: SearchIcon, showAsAction: true }),
});

function SearchPane({ onClose }: DocumentInspectorProps) {
  const { value } = useDocumentPane();
  const settings = checkContract(site.nullable(), useAnswer(siteQuery) ?? null).data ?? null;
  // The form's value has the fields of its type, which the type of the pane does not say.
  const document = value as Described;
  const look = searchLookOf(document, settings);
  const { host } = new URL(siteOrigin());
  return (
    <InspectorFrame title={title} onClose={onClose}>
      <Part title="In search results">
        <SearchResult look={look} host={host} brand={settings?.brandName ?? host} />
        <Counter name="Title" length={look.title.length} max={maxMetadataLengths.title} />
        <Counter name="Description" length={look.whole.length} max={maxMetadataLengths.description} />
      </Part>
      <Part title="When shared">
        <SocialCard look={look} host={host} site={settings} own={document.seo?.ogImage} />
        <Counter name="Description" length={look.whole.length} max={maxMetadataLengths.socialDescription} />
      </Part>
      <Part title="What would make it better">
        {look.hints.length > 0 ? (
          <HintList hints={look.hints} />
        ) : (
          <Card padding={3} radius={2} border tone="positive">
            <Text size={1}>Nothing to mend.</Text>
          </Card>
        )}
      </Part>
    </InspectorFrame>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <Label as="h3" size={1} muted>
        {title}
      </Label>
      {children}
    </Stack>
  );
}

/** How long a text is, and how much of it is shown. */
function Counter({ name, length, max }: { name: string; length: number; max: number }) {
  return (
    <Flex justify="space-between">
      <Text size={1} muted>
        {name}
      </Text>
      <Card tone={length > max ? 'caution' : 'inherit'} paddingX={1} radius={1}>
        <Text size={1} muted={length <= max} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {length} of {max}
        </Text>
      </Card>
    </Flex>
  );
}
