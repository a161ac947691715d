import { useState } from 'react';
import { whenStored } from '../inspect/when-stored.ts';
import { useRawClient } from '../use-raw-client.ts';
import { addStep, type Reviewed, reasonOf } from './review-requests.ts';
import { useReviewer } from './use-review.ts';

/** Approves a document as it stands in the form, once that is stored; says why where it was refused. */
export function useApprove(document: Reviewed, known: number) {
  const client = useRawClient();
  const { id: by } = useReviewer();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  async function approve() {
    setBusy(true);
    setFault(undefined);
    try {
      await whenStored(client, document);
      await addStep(client, document, { kind: 'approved', by }, known);
    } catch (error) {
      setFault(reasonOf(error));
    }
    setBusy(false);
  }
  return { approve, isBusy, fault };
}
