import type { Site } from '#schemas/site/contract.ts';
import { Link } from '#ui/link/link.tsx';

/** The brand, on the way home: its mark in the colour of the text around it, and its name. */
export function Logo({ site }: { site: Site | null }) {
  const name = site?.brandName ?? 'Home';
  const logo = site?.logo;
  return (
    <Link href="/" className="logo" aria-label={`${name}: home`}>
      {logo && (
        <span
          className="logo-drawing"
          style={{ aspectRatio: logo.width / logo.height, maskImage: `url("${logo.src}")` }}
        />
      )}
      {name}
    </Link>
  );
}
