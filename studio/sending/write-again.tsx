import { useToast } from '@sanity/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { filter, firstValueFrom, timeout } from 'rxjs';
import { type DocumentStore, definePlugin, getPublishedId, useDocumentStore } from 'sanity';
import { saidBy } from '../asking/said-by.ts';
import { besideStudio } from '../window/beside-studio.tsx';
import { refused, type Unsent, unsent } from './mend-store.ts';

const maxPublishedMs = 5_000; // the time to wait for news of the publication, where a draft went away for it

/**
 * Writes again what an editor wrote while a colleague published the page, into a new draft of the published document.
 * Where that cannot be kept, because the document was deleted meanwhile, its draft discarded, or the lake refuses it,
 * the editor is told.
 */
export const writeAgain = definePlugin({
  name: 'write-again',
  studio: besideStudio(Writer),
});

function Writer() {
  const store = useDocumentStore();
  const toast = useToast();
  const sayNotKept = useEffectEvent((description: string) =>
    toast.push({
      id: 'not-kept',
      status: 'warning',
      title: 'What you wrote last was not saved',
      description,
      closable: true,
      duration: 30_000,
    }),
  );
  const hear = useEffectEvent((one: Unsent) =>
    write(store, one).catch((error: unknown) => {
      console.warn(error);
      sayNotKept('Somebody deleted the document, or discarded its changes, while you were writing in it.');
    }),
  );
  useEffect(() => {
    const hearing = unsent.subscribe(hear);
    hearing.add(refused.subscribe((error) => sayNotKept(whyRefused(error))));
    return () => hearing.unsubscribe();
  }, []);
  return null;
}

function whyRefused(error: Error): string {
  if ('statusCode' in error && error.statusCode === 403)
    return 'You can no longer edit here. Ask an administrator to make you an editor.';
  // Errors of the lake list the mutations in further lines.
  return saidBy(error).split('\n')[0] ?? '';
}

async function write({ pair }: DocumentStore, { id, type, transaction, patches }: Unsent): Promise<void> {
  const target = [getPublishedId(id), type] as const;
  const isPublished = pair
    .editState(...target)
    .pipe(filter(({ ready, published }) => ready && published?._rev === transaction));
  await firstValueFrom(isPublished.pipe(timeout(maxPublishedMs)));
  const ready = pair.editOperations(...target).pipe(filter(({ patch }) => patch.disabled === false));
  // The store sends changes only while somebody listens, and the form may be closed by now.
  const listening = ready.subscribe();
  const { patch } = await firstValueFrom(ready);
  patch.execute(patches);
  await firstValueFrom(pair.consistencyStatus(...target).pipe(filter(Boolean)));
  listening.unsubscribe();
}
