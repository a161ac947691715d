import type { Site } from '#schemas/site/contract.ts';
import { Link } from '#ui/link/link.tsx';

/** The brand as a link to the home page: its mark in the colour of the text around it, and its name. */
export function Logo({ site }: { site: Site | null }) {
  const name = site?.brandName ?? 'Home';
  const logo = site?.logo;
  return (
    <Link
      href="/"
      className="inline-flex items-center gap-[calc(9.6em/22)] font-heading text-[min(1.375rem,8vw)]/none font-semibold tracking-[-0.02em] in-[footer]:hover:text-teal"
      aria-label={`${name}: home`}
    >
      {logo && (
        <span
          className="block h-[calc(28em/22)] bg-current mask-contain mask-no-repeat forced-colors:bg-[LinkText]"
          style={{ aspectRatio: logo.width / logo.height, maskImage: `url("${logo.src}")` }}
        />
      )}
      {name}
    </Link>
  );
}
