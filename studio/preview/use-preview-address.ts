import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret';
import { useEffect, useState } from 'react';
import { type SanityClient, useClient, useCurrentUser, usePerspective } from 'sanity';
import { apiVersion } from '../settings.ts';
import { beginningOf } from './begin-preview.ts';
import { previewOrigin } from './preview-origin.ts';

const keptMs = 30 * 60_000; // half as long as the lake honours a secret

let kept: { secret: Promise<string>; until: number; client: SanityClient; editor: string } | undefined;

/**
 * The address at which a frame begins a preview of a path, in the perspective of the Studio. It is undefined until it
 * is known, and an error where this editor may begin no preview.
 */
export function usePreviewAddress(path: string): string | Error | undefined {
  const client = useClient({ apiVersion });
  const editor = useCurrentUser()?.id ?? '';
  const { selectedPerspectiveName, perspectiveStack } = usePerspective();
  const layers = selectedPerspectiveName === undefined ? 'drafts' : perspectiveStack.join();
  const [address, setAddress] = useState<string | Error>();
  useEffect(() => {
    let isOld = false;
    const take = (answer: string | Error) => isOld || setAddress(answer);
    const begin = async () => {
      const [origin, secret] = await Promise.all([previewOrigin(), secretOf(client, editor)]);
      return beginningOf({ origin, secret, path, perspective: layers });
    };
    begin().then(take, take);
    return () => {
      isOld = true;
    };
  }, [client, editor, path, layers]);
  return address;
}

function secretOf(client: SanityClient, editor: string): Promise<string> {
  // The secret tells the lake who is looking, and somebody else may have signed in since.
  if (kept && kept.client === client && kept.editor === editor && kept.until > Date.now()) return kept.secret;
  const made = createPreviewSecret(client, 'tessera/preflight', location.href, editor);
  const secret = made.then((answer) => answer.secret);
  kept = { secret, until: Date.now() + keptMs, client, editor };
  secret.catch(() => {
    kept = undefined;
  });
  return secret;
}
