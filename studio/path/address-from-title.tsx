import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  definePlugin,
  type InputProps,
  isDocumentSchemaType,
  type ObjectInputProps,
  set,
  useClient,
  useEditState,
} from 'sanity';
import { isFields } from '#schemas/fields.ts';
import { apiVersion } from '../settings.ts';
import { freePath, freeSlug } from './free-path.ts';
import { idOf } from './layered-id.ts';
import { type AddressField, addressFieldOf, type Proposal, proposedAddress } from './proposed-address.ts';

const quietMs = 300; // after the last letter of a title

/** Gives what has no address one by its title, as soon as its editor goes on from there; it follows the title until she chooses another, or it is published. */
export const addressFromTitle = definePlugin({
  name: 'address-from-title',
  form: { components: { input: DocumentInput } },
});

function DocumentInput(props: InputProps) {
  const field = isDocument(props) ? addressFieldOf(props.schemaType.fields) : undefined;
  return (
    <>
      {props.renderDefault(props)}
      {isDocument(props) && field && props.readOnly !== true && <Proposer form={props} field={field} />}
    </>
  );
}

function Proposer({ form, field }: { form: ObjectInputProps; field: AddressField }) {
  const { value = {}, schemaType, focusPath, onChange } = form;
  const { published } = useEditState(idOf(String(value._id ?? '')), schemaType.name);
  const client = useClient({ apiVersion });
  const isAtTitle = focusPath[0] === field.source;
  const wasAtTitle = useRef(false);
  const found = useRef<Proposal>(undefined);
  const [given, give] = useState<Proposal>();
  const wanted = published || !isFields(value) ? undefined : proposedAddress(field, value, given);

  const look = async (wanted: string): Promise<Proposal> => ({
    wanted,
    address:
      field.name === 'path'
        ? await freePath(wanted, () => client)
        : await freeSlug(schemaType.name, wanted, () => client),
  });
  const lookAhead = useEffectEvent(async (wanted: string) => {
    found.current = await look(wanted);
  });
  const write = useEffectEvent((proposal: Proposal) => {
    // Meanwhile she may have chosen one, or written another title.
    if (proposal.wanted !== wanted) return;
    give(proposal);
    onChange(set({ _type: 'slug', current: proposal.address }, [field.name]));
  });
  const leave = useEffectEvent(async () => {
    if (wanted === undefined) return;
    // At once where it is known already, as what she goes on to may take the form away.
    if (found.current?.wanted === wanted) write(found.current);
    else write(await look(wanted));
  });
  useEffect(() => {
    if (!isAtTitle || wanted === undefined) return;
    const timer = setTimeout(() => lookAhead(wanted).catch(console.warn), quietMs);
    return () => clearTimeout(timer);
  }, [isAtTitle, wanted]);
  useEffect(() => {
    // Who goes to another window may come back to half a title. Without the lake there is no address: the field says so.
    if (wasAtTitle.current && !isAtTitle && document.hasFocus()) leave().catch(console.warn);
    wasAtTitle.current = isAtTitle;
  }, [isAtTitle]);
  return null;
}

const isDocument = (props: InputProps): props is ObjectInputProps => isDocumentSchemaType(props.schemaType);
