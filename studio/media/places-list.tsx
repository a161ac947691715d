import { studioPath } from '@sanity/client/csm';
import { Badge, Card, Flex, Stack, Text } from '@sanity/ui';
import { LoadingBlock, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { fieldIn } from '#schemas/fields.ts';
import { likenessOf, type MediaFile, pictureType } from '../files/media-file.ts';
import { placeIn } from '../inspect/place-in.ts';
import { titleOf } from '../lake/document-names.ts';
import { idOf, layerParams, releaseOf } from '../path/layered-id.ts';
import { type FilePlace, filePlacesIn, type Holder } from './file-places.ts';

/** The places where a file is used, as links to the fields, with the focal point that a picture has there. */
export function PlacesList({ file, holders }: { file: MediaFile; holders: readonly Holder[] | undefined }) {
  if (!holders) return <LoadingBlock />;
  if (holders.length === 0)
    return (
      <Text size={1} muted>
        Nothing shows it: no page, no draft and no release.
      </Text>
    );
  return (
    <Stack as="ul" gap={2} data-testid="places">
      {shownOf(holders).map((holder) =>
        filePlacesIn(holder, file._id).map((place) => (
          <li key={`${holder._id} ${studioPath.toString(place.path)}`}>
            <PlaceLink file={file} holder={holder} place={place} />
          </li>
        )),
      )}
    </Stack>
  );
}

/**
 * Leaves out published documents that have a draft among these, because a click opens the draft. Versions in releases
 * stay.
 */
function shownOf(holders: readonly Holder[]): readonly Holder[] {
  const drafts = new Set(holders.map(({ _id }) => _id).filter((id) => id.startsWith('drafts.')));
  return holders.filter(({ _id }) => !drafts.has(`drafts.${_id}`));
}

function PlaceLink({ file, holder, place }: { file: MediaFile; holder: Holder; place: FilePlace }) {
  const schema = useSchema();
  const type = schema.get(holder._type)?.title ?? holder._type;
  const { path, fields } = place;
  const part = placeIn(holder, path);
  const said = typeof fields.alt === 'string' ? fields.alt : undefined;
  return (
    <IntentLink
      intent="edit"
      params={{ id: idOf(holder._id), type: holder._type, path: studioPath.toString(path) }}
      searchParams={layerParams(releaseOf(holder._id))}
      style={{ textDecoration: 'none', display: 'block' }}
    >
      <Card padding={2} radius={2} border>
        <Flex gap={3} align="center">
          {file._type === pictureType && <Spot url={file.url} hotspot={fields.hotspot} />}
          <Stack gap={2} flex={1} style={{ minWidth: 0 }}>
            <Text size={1} weight="medium" textOverflow="ellipsis">
              {titleOf(holder)}
            </Text>
            <Text size={1} muted textOverflow="ellipsis">
              {type} · {part}
            </Text>
            {said && (
              <Text size={1} muted textOverflow="ellipsis" title={said}>
                “{said}”
              </Text>
            )}
          </Stack>
          {releaseOf(holder._id) ? <Badge>Release</Badge> : null}
          {holder._id.startsWith('drafts.') && <Badge tone="caution">Draft</Badge>}
        </Flex>
      </Card>
    </IntentLink>
  );
}

/** The picture, small, with a point where its focal point is at a place. */
function Spot({ url, hotspot }: { url: string; hotspot: unknown }) {
  const [x, y] = ['x', 'y'].map((name) => fieldIn(hotspot, name));
  return (
    <div
      style={{
        position: 'relative',
        width: 48,
        height: 48,
        flex: 'none',
        borderRadius: 3,
        background: `center / 100% 100% url("${likenessOf(url, 96)}")`,
      }}
    >
      {typeof x === 'number' && typeof y === 'number' && (
        <span
          title="The focal point here"
          style={{
            position: 'absolute',
            left: `${x * 100}%`,
            top: `${y * 100}%`,
            width: 8,
            height: 8,
            margin: -5,
            borderRadius: '50%',
            background: '#e5484d',
            border: '1px solid #fff',
          }}
        />
      )}
    </div>
  );
}
