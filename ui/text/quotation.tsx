/** What somebody said, between quotation marks; the first hangs beside the words, so that the lines begin alike. */
export function Quotation({ children }: { children: string }) {
  return (
    <p className="relative text-balance before:absolute before:end-full before:text-teal before:content-['“'] after:text-teal after:content-['”']">
      {children}
    </p>
  );
}
