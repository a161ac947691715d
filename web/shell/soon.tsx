/** The label on what is announced and cannot be opened yet. */
export function Soon() {
  return (
    <span
      data-part="soon"
      className="rounded-s border border-line px-[0.5em] py-[0.1em] font-mono text-xxxs/[1.4] font-medium text-quiet"
    >
      soon
    </span>
  );
}
