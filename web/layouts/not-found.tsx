/** The page for addresses that lead nowhere, unless the CMS has one at `/404`. */
export function NotFound() {
  return (
    <section>
      <h1>This page does not exist</h1>
      <p>
        The address may have changed. <a href="/">Go to the home page</a>
      </p>
    </section>
  );
}
