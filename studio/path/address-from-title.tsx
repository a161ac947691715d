import { useToast } from '@sanity/ui/toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  definePlugin,
  type InputProps,
  isDocumentSchemaType,
  type ObjectInputProps,
  useClient,
  useDocumentOperation,
  useEditState,
} from 'sanity';
import { isFields } from '#schemas/fields.ts';
import { mean } from '../lake/meanings.ts';
import { apiVersion } from '../settings.ts';
import { freePath, freeSlug } from './free-path.ts';
import { idOf, releaseOf } from './layered-id.ts';
import {
  type AddressField,
  addressFieldOf,
  followedTitle,
  nameWithoutAddress,
  type Proposal,
  proposedAddress,
} from './proposed-address.ts';

const quietMs = 300; // after the last letter of a title

/**
 * Gives a document without an address one that is made of its title, as soon as the editor leaves the title. The
 * address follows the title until the editor chooses another, or the document is published.
 */
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
  const { value = {}, schemaType, focusPath } = form;
  const stored = String(value._id ?? '');
  const { published } = useEditState(idOf(stored), schemaType.name);
  const { patch } = useDocumentOperation(idOf(stored), schemaType.name, releaseOf(stored));
  const client = useClient({ apiVersion });
  const toast = useToast();
  const isAtTitle = focusPath[0] === field.source;
  const wasAtTitle = useRef(false);
  const found = useRef<Proposal>(undefined);
  const [given, give] = useState<Proposal>();
  // The address goes on following the title where the form is opened again, or the editor undoes a step.
  const { wanted: of, address } = (isFields(value) && followedTitle(field, value)) || {};
  useEffect(() => {
    if (of !== undefined && address !== undefined) give({ wanted: of, address });
  }, [of, address]);
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
    // The editor may have chosen an address meanwhile, or written another title.
    if (proposal.wanted !== wanted) return;
    give(proposal);
    if (proposal.address !== proposal.wanted)
      toast.push({
        id: 'address',
        status: 'info',
        title: `The address is ${proposal.address}`,
        description: `${proposal.wanted} is taken: by another page, or by the site itself.`,
        closable: true,
      });
    const changes = [{ set: { [field.name]: { _type: 'slug', current: proposal.address } } }];
    mean(changes, { for: 'consequence' });
    patch.execute(changes);
  });
  const leave = useEffectEvent(async () => {
    const name = isFields(value) && nameWithoutAddress(field, value);
    if (name)
      toast.push({
        id: 'address',
        status: 'warning',
        title: `No address can be made from “${name}”`,
        description: 'An address holds small letters from a to z, digits and hyphens. Write one for it.',
        closable: true,
      });
    if (wanted === undefined) return;
    // It is written at once where it is known already, because what the editor does next may close the form.
    if (found.current?.wanted === wanted) write(found.current);
    else write(await look(wanted));
  });
  useEffect(() => {
    if (!isAtTitle || wanted === undefined) return;
    const timer = setTimeout(() => lookAhead(wanted).catch(console.warn), quietMs);
    return () => clearTimeout(timer);
  }, [isAtTitle, wanted]);
  useEffect(() => {
    // An editor who goes to another window may come back to half a title. Without the lake there is no proposal, and
    // the field says that it lacks an address.
    if (wasAtTitle.current && !isAtTitle && document.hasFocus()) leave().catch(console.warn);
    wasAtTitle.current = isAtTitle;
  }, [isAtTitle]);
  return null;
}

const isDocument = (props: InputProps): props is ObjectInputProps => isDocumentSchemaType(props.schemaType);
