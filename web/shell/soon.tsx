/** The label on what is announced and cannot be opened yet. */
export function Soon() {
  return <span className="soon">soon</span>;
}
