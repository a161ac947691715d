import { useCurrentUser, useUser } from 'sanity';

// The lake's name for the person who signs in by one click. It must not be shown to anybody else.
const nameOnThisMachine = 'You';

/** The name of a person by their id; an ellipsis while it is being loaded. */
export function PersonName({ id }: { id: string }) {
  const [user, isLoading] = useUser(id);
  const self = useCurrentUser();
  if (isLoading) return <>…</>;
  if (user?.displayName === nameOnThisMachine && id !== self?.id)
    return <>Somebody on the site’s own machine</>;
  return <>{user?.displayName ?? user?.email ?? 'Somebody'}</>;
}

/** The names of several people, as a list with commas and "or". */
export function PeopleNames({ ids }: { ids: readonly string[] }) {
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 && (index === ids.length - 1 ? ' or ' : ', ')}
      <PersonName id={id} />
    </span>
  ));
}
