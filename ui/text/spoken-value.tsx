/** A measured value, such as “65 → 11”, in which screen readers read the arrow as "to". */
export function SpokenValue({ value }: { value: string }) {
  const [first, ...further] = value.split('→');
  return (
    <>
      {first}
      {further.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        <span key={index}>
          <span aria-hidden="true" className="text-teal">
            →
          </span>
          <span className="sr-only">to</span>
          {part}
        </span>
      ))}
    </>
  );
}
