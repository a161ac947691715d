import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { HeartIcon } from '@sanity/icons/Heart';
import { Card, Flex, Text } from '@sanity/ui';
import { useMemo } from 'react';
import { type DocumentInspectorProps, defineDocumentInspector, LoadingBlock } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { checkContract } from '#contract/checking/check-contract.ts';
import { addressesAt, addressesAtParams, addressesAtQuery } from '#pages/addresses-at-query.ts';
import { resolveParams } from '#pages/resolve-contract.ts';
import { site, siteProjection } from '#schemas/site/contract.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { sectionsProjection } from '#sections/sections-query.ts';
import { addressesIn, deadLinks, type Known, namedIn } from './dead-links.ts';
import type { FieldPath, Hint } from './field-path.ts';
import { HintList } from './hint-list.tsx';
import { InspectorFrame } from './inspector-frame.tsx';
import { ownFaults } from './own-faults.ts';
import { refusedSections } from './refused-sections.ts';
import { type Described, lookOf } from './search-look.ts';
import { useAsked } from './use-asked.ts';

const title = 'Page health';
const knownQuery = `{
  "documents": *[_id in $names]._id,
  "assets": *[_id in $names && _type in ["sanity.imageAsset", "sanity.fileAsset"]]{_id, size},
  "addresses": ${addressesAtQuery},
  "site": *[_type == "site" && _id == "site"][0]${siteProjection}
}`;
const sectionsQuery = `*[_id == $id][0].sections${sectionsProjection}`;

/** The inspector that lists all that visitors would stumble over, each a click from its field. */
export const healthInspector = defineDocumentInspector({
  name: 'page-health',
  component: HealthPane,
  useMenuItem: () => ({ title, icon: HeartIcon, showAsAction: true }),
});

function HealthPane({ documentId, onClose }: DocumentInspectorProps) {
  const { value } = useDocumentPane();
  const named = { names: namedIn(value).toSorted(), ...addressesAtParams(addressesIn(value)) };
  const known = useAsked<KnownAnswer>(knownQuery, named, 'published');
  // Lists of posts need to know at which address they stand.
  const place = resolveParams(storedAddress(value) ?? '/');
  const sections = useAsked(sectionsQuery, { ...place, id: documentId }, 'drafts', value._rev);
  const fault = [known, sections].find((answer) => answer instanceof Error);
  const hints = useMemo(
    () => (known && !(known instanceof Error) ? findFaults(value, known, sections) : undefined),
    [value, known, sections],
  );
  return (
    <InspectorFrame title={title} onClose={onClose}>
      {fault && (
        <Card padding={4} radius={2} border tone="critical">
          <Text size={1}>The lake did not answer, so not all is known: {fault.message}</Text>
        </Card>
      )}
      {known === undefined && <LoadingBlock showText />}
      {hints?.length === 0 && (
        <Card padding={4} radius={2} border tone="positive">
          <Flex align="center" gap={3}>
            <Text size={2}>
              <CheckmarkCircleIcon />
            </Text>
            <Text size={1}>Nothing to mend.</Text>
          </Flex>
        </Card>
      )}
      {hints && <HintList hints={hints} placeOf={(path) => placeIn(value, path)} />}
    </InspectorFrame>
  );
}

type KnownAnswer = Omit<Known, 'addresses'> & { addresses: unknown; site: unknown };

const weights: Hint['weight'][] = ['fault', 'advice'];

function findFaults(value: Record<string, unknown>, answer: KnownAnswer, sections: unknown): Hint[] {
  const shown = Array.isArray(sections) ? sections : [];
  const settings = checkContract(site.nullable(), answer.site).data ?? null;
  // The pane stands on types that have these fields only; the Studio knows a document just as fields of any kind.
  const words = value._type === 'shared-section' ? [] : lookOf(value as unknown as Described, settings).hints;
  const known = { ...answer, addresses: addressesAt.parse(answer.addresses) };
  const hints = [...words, ...ownFaults(value, shown), ...deadLinks(value, known), ...refusedSections(shown)];
  return weights.flatMap((weight) => hints.filter((hint) => hint.weight === weight));
}

/** The part of the page that a field belongs to: its section by kind and title, or the page as a whole. */
function placeIn({ sections }: Record<string, unknown>, [field, item]: FieldPath): string {
  if (field === 'seo') return 'Search and sharing';
  if (field !== 'sections' || typeof item !== 'object' || !Array.isArray(sections)) return 'The page itself';
  const { _type = '', title } = sections.find(({ _key }) => _key === item._key) ?? {};
  const kind = String(_type).replaceAll('-', ' ');
  return typeof title === 'string' && title ? `${kind} · ${title}` : kind;
}
