import { useCallback, useEffect, useMemo, useState } from 'react';
import { useClient } from 'sanity';
import { apiVersion } from '../settings.ts';
import { changeTeam, type Team, type TeamRequests, teamOf } from './team.ts';

/**
 * The team, read again after each change, and the reason why the last request failed. `change` resolves to undefined
 * when its work failed.
 */
export function useTeam() {
  const client = useClient({ apiVersion });
  const requests = useMemo(() => teamOf(client), [client]);
  const [team, setTeam] = useState<Team>();
  const [error, setError] = useState<string>();
  const change = useCallback(
    async <Answer>(work?: (requests: TeamRequests) => Promise<Answer>): Promise<Answer | undefined> => {
      setError(undefined);
      const { answer, team, error } = await changeTeam(requests, work && (() => work(requests)));
      if (team) setTeam(team);
      setError(error);
      return answer;
    },
    [requests],
  );
  useEffect(() => {
    void change();
  }, [change]);
  return { team, error, change };
}
