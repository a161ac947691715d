/** What the server has drawn for a place in an island: the very nodes, wherever the island puts them. */
export function Slot({ place, nodes }: { place: string; nodes: readonly Node[] }) {
  return (
    <tessera-slot
      data-place={place}
      ref={(slot) => {
        if (slot && nodes[0]?.parentNode !== slot) slot.replaceChildren(...nodes);
      }}
      // React neither looks at what stands in it nor takes it away.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}
