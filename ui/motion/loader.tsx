/** Says, to eyes and ears, that something is on its way. */
export function Loader({ label = 'Loading' }: { label?: string }) {
  return <span className="loader" role="status" aria-label={label} />;
}
