import { useCurrentUser, useUser } from 'sanity';

// What the lake calls whoever signs in by one click: right for nobody else.
const nameOnThisMachine = 'You';

/** The name of somebody by their id; a sign of waiting while it is not known. */
export function PersonName({ id }: { id: string }) {
  const [user, isLoading] = useUser(id);
  const self = useCurrentUser();
  if (isLoading) return <>…</>;
  if (user?.displayName === nameOnThisMachine && id !== self?.id)
    return <>Somebody on the site’s own machine</>;
  return <>{user?.displayName ?? user?.email ?? 'Somebody'}</>;
}

/** The names of several people, in a row. */
export function PeopleNames({ ids }: { ids: readonly string[] }) {
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 && (index === ids.length - 1 ? ' or ' : ', ')}
      <PersonName id={id} />
    </span>
  ));
}
