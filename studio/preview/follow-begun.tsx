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

/**
 * Takes the preview to a document that is begun or copied beside it, as soon as that has an address. Until then it
 * holds the old page still, because editors would take it for the new one.
 */
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
  // The first words store the document, and it still counts as begun.
  const [begun, setBegun] = useState<string>();
  const isCopy = useWindowValue(lastCopy, (copy) => copy !== undefined && copy === published);
  if ((useIsBegun(value) || isCopy) && published !== begun) setBegun(published);
  const address = storedAddress({ _type: type, path: fieldIn(value, 'path'), slug: fieldIn(value, 'slug') });
  const isBegun = published !== undefined && published === begun;
  useHoldPage(isBegun && !address);
  const follow = useEffectEvent(() => {
    // An editor who opens the copy later from another page stays on that page.
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

/** The path that the preview shows. `preview` begins with the origin of the site where that is another host. */
const pathOf = (preview: string | undefined): string | undefined =>
  preview && new URL(preview, 'http://localhost').pathname;
