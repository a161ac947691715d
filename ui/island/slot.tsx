/** What the server drew for a child of an island: the same nodes, wherever the island puts them. */
export function Slot({ place, nodes }: { place: string; nodes: readonly Node[] }) {
  return (
    <tessera-slot
      data-place={place}
      ref={(slot) => {
        if (slot && nodes[0]?.parentNode !== slot) slot.replaceChildren(...nodes);
      }}
      // React neither compares nor removes what is in it.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}
