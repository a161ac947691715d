import type { SanityClient } from '@sanity/client';
import { useMemo } from 'react';
import { useClient } from 'sanity';
import { apiVersion } from '../settings.ts';

/** The Studio's client, which sees every draft and version unless a question names another perspective. */
export function useRawClient(): SanityClient {
  const client = useClient({ apiVersion });
  return useMemo(() => client.withConfig({ perspective: 'raw' }), [client]);
}
