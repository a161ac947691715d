/**
 * A button that copies a text, by `defineShare`; invisible until that runs. `name` names the text for screen readers.
 */
export function CopyText({ text, name }: { text: string; name: string }) {
  return (
    <tessera-share data-url={text} className="flex items-center gap-4 print:hidden" suppressHydrationWarning>
      <button
        type="button"
        data-action="copy"
        className="inline-flex min-h-10 cursor-pointer items-center gap-2 text-s text-teal hover:underline in-[tessera-share:not([data-ready])]:invisible"
      >
        Copy the text<span className="sr-only">: {name}</span>
      </button>
      <span role="status" className="mono text-quiet" />
    </tessera-share>
  );
}
