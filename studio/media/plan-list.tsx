import { Card, Stack, Text } from '@sanity/ui';
import { useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { type MediaFile, pictureType } from '../files/media-file.ts';
import { titleOf } from '../lake/document-names.ts';
import { idOf, layerParams, releaseOf } from '../path/layered-id.ts';
import type { Holder } from './file-places.ts';
import type { ReplacePlan, ReplaceStep } from './replace-plan.ts';

const ways: Record<ReplaceStep['way'], string> = {
  'new-draft': 'A draft is made of what is published',
  draft: 'Its draft is changed',
  version: 'Its version in a release is changed',
};

/** Shows which documents a plan will change and how. */
export function PlanList({ plan: { steps, settled }, file }: { plan: ReplacePlan; file: MediaFile }) {
  if (steps.length === 0 && settled.length === 0)
    return <Text size={1}>Nothing shows the file, so there is nothing to replace.</Text>;
  const places = steps.reduce((sum, step) => sum + step.places.length, 0);
  return (
    <>
      <Text size={1}>
        {steps.length === 1 ? 'One document is changed' : `${steps.length} documents are changed`}, in{' '}
        {places === 1 ? 'one place' : `${places} places`}. Nothing is published by it.
        {file._type === pictureType &&
          ' Alternative texts stay as they are: check that they still describe the other picture.'}
      </Text>
      <Documents
        documents={steps.map(({ document }) => document)}
        about={steps.map(({ way }) => ways[way])}
      />
      {settled.length > 0 && (
        <Stack gap={2}>
          <Text size={1} muted>
            Visitors see the file in these, too, while their drafts show something else already:
          </Text>
          <Documents documents={settled} />
        </Stack>
      )}
    </>
  );
}

/** Documents, each a link to it, with a word about each. */
export function Documents({
  documents,
  about = [],
  onOpen,
}: {
  documents: readonly Holder[];
  about?: readonly string[];
  onOpen?: () => void;
}) {
  const schema = useSchema();
  if (documents.length === 0) return null;
  return (
    <Stack as="ul" gap={2} style={{ maxHeight: 320, overflow: 'auto' }} data-testid="replaced">
      {documents.map((document, index) => (
        <li key={document._id}>
          <IntentLink
            intent="edit"
            params={{ id: idOf(document._id), type: document._type }}
            searchParams={layerParams(releaseOf(document._id))}
            style={{ textDecoration: 'none', display: 'block' }}
            onClick={onOpen}
          >
            <Card padding={3} radius={2} border>
              <Stack gap={2}>
                <Text size={1} weight="medium">
                  {titleOf(document)}
                </Text>
                <Text size={1} muted>
                  {[schema.get(document._type)?.title ?? document._type, about[index]]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Stack>
            </Card>
          </IntentLink>
        </li>
      ))}
    </Stack>
  );
}
