import { useAttempt } from '../asking/use-attempt.ts';
import { whenStored } from '../inspect/when-stored.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { addStep, type Reviewed } from './review-requests.ts';
import { useReviewer } from './use-review.ts';

/** Approves a document as it stands in the form, once that is stored; says why where it was refused. */
export function useApprove(document: Reviewed, known: number) {
  const client = useRawClient();
  const { id: by } = useReviewer();
  const { isBusy, fault, attempt } = useAttempt();
  const approve = () =>
    attempt(async () => {
      await whenStored(client, document);
      await addStep(client, document, { kind: 'approved', by }, known);
    });
  return { approve, isBusy, fault };
}
