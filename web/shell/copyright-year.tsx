/** The year of the copyright line, marked so that `printYear` finds it in a page that was made in another year. */
export function CopyrightYear({ year }: { year: number }) {
  // What a page says was printed when it was sent; React, where it runs, has the year in which it was made.
  return (
    <span data-year="" suppressHydrationWarning>
      {year}
    </span>
  );
}
