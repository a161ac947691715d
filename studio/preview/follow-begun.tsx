import { useEffect, useEffectEvent, useState } from 'react';
import { definePlugin, type InputProps, isDocumentSchemaType } from 'sanity';
import { usePresentationNavigate, usePresentationParams } from 'sanity/presentation';
import { isAddressed } from '#schemas/addresses.ts';
import { fieldIn } from '#schemas/fields.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { lastCopy } from '../copy/last-copy.ts';
import { useIsBegun } from '../create/use-is-begun.ts';
import { idOf } from '../path/layered-id.ts';
import { useWindowValue } from '../window/window-value.ts';
import { useHoldPage } from './held-page.ts';

const quietMs = 700; // after the last letter of an address

/** Takes the preview to what is begun beside it, or copied there, as soon as that has an address; until then the page that is there holds still, or it would be taken for the new one. */
export const followBegun = definePlugin({
  name: 'follow-begun',
  form: { components: { input: BegunInput } },
});

function BegunInput(props: InputProps) {
  const { schemaType, value } = props;
  const isBeside = usePresentationParams(false) !== null;
  const isFollowed = isBeside && isDocumentSchemaType(schemaType) && isAddressed(schemaType.name);
  return (
    <>
      {props.renderDefault(props)}
      {isFollowed && <FollowBegun value={value} type={schemaType.name} />}
    </>
  );
}

function FollowBegun({ value, type }: { value: unknown; type: string }) {
  const { preview } = usePresentationParams();
  const navigate = usePresentationNavigate();
  const id = fieldIn(value, '_id');
  const published = typeof id === 'string' ? idOf(id) : undefined;
  // It is stored with the first words, and still begun.
  const [begun, setBegun] = useState<string>();
  const isCopy = useWindowValue(lastCopy, (copy) => copy !== undefined && copy === published);
  if ((useIsBegun(value) || isCopy) && published !== begun) setBegun(published);
  const address = storedAddress({ _type: type, path: fieldIn(value, 'path'), slug: fieldIn(value, 'slug') });
  const isBegun = published !== undefined && published === begun;
  useHoldPage(isBegun && !address);
  const follow = useEffectEvent(() => {
    // Whoever opens it from another page later stays there.
    if (isCopy) lastCopy.put(undefined);
    if (published && address && pathOf(preview) !== address) navigate(address, { type, id: published });
  });
  useEffect(() => {
    if (!isBegun || !address) return;
    const timer = setTimeout(follow, quietMs);
    return () => clearTimeout(timer);
  }, [isBegun, address]);
  return null;
}

/** The path at which the preview stands, which has the address of the site before it where that is another one. */
const pathOf = (preview: string | undefined): string | undefined =>
  preview && new URL(preview, 'http://localhost').pathname;
