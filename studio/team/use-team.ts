import { useCallback, useEffect, useMemo, useState } from 'react';
import { useClient } from 'sanity';
import { apiVersion } from '../settings.ts';
import { reasonOf, type Team, teamOf } from './team.ts';

/** What can be asked of the lake about the team. */
export type TeamRequests = ReturnType<typeof teamOf>;

/** The team, read anew after each change, and why the last request failed; `change` answers undefined when it did. */
export function useTeam() {
  const client = useClient({ apiVersion });
  const requests = useMemo(() => teamOf(client), [client]);
  const [team, setTeam] = useState<Team>();
  const [error, setError] = useState<string>();
  const change = useCallback(
    async <Answer>(work?: (requests: TeamRequests) => Promise<Answer>): Promise<Answer | undefined> => {
      try {
        setError(undefined);
        const answer = await work?.(requests);
        setTeam(await requests.read());
        return answer;
      } catch (failure) {
        setError(reasonOf(failure));
        return undefined;
      }
    },
    [requests],
  );
  useEffect(() => {
    void change();
  }, [change]);
  return { team, error, change };
}
