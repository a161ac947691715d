import { useUser } from 'sanity';

/** The name of somebody by their id; a sign of waiting while it is not known. */
export function PersonName({ id }: { id: string }) {
  const [user, isLoading] = useUser(id);
  if (isLoading) return <>…</>;
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
