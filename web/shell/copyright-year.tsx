/** The year of the copyright line, marked so that `printYear` finds it in a page that was made in another year. */
export function CopyrightYear({ year }: { year: number }) {
  // The year in the HTML was printed when it was sent; where React runs, it has the year in which the page was made.
  return (
    <span data-year="" suppressHydrationWarning>
      {year}
    </span>
  );
}
