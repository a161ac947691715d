import { Button } from '#ui/link/button.tsx';
import { SearchForm } from '#ui/search/search-form.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';

/** The page for addresses that lead nowhere, unless the CMS has one at `/404`. */
export function NotFound() {
  return (
    <section className="wrap grid justify-items-start gap-6 py-(--space)">
      <Eyebrow>404</Eyebrow>
      <Heading level={1}>This page does not exist</Heading>
      <Text>The address may have changed, or may have been cut off on its way to you.</Text>
      <SearchForm className="w-full max-w-xl" />
      <Button variant="ghost" href="/">
        Go to the home page
      </Button>
    </section>
  );
}
