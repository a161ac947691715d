import type { Site } from '#schemas/site/contract.ts';
import { Link } from '#ui/link/link.tsx';
import { NetworkIcon } from './network-icon.tsx';

/** Links to the networks that the company is on. */
export function Networks({ links }: { links: Site['socialLinks'] }) {
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-1 wide:-me-2 wide:gap-x-1">
      {links.map(({ title, icon, href }) => (
        <li key={title} className="py-[0.2rem]">
          <Link
            href={href}
            isExternal
            aria-label={title}
            className="inline-grid size-9 place-items-center hover:text-teal"
          >
            <NetworkIcon name={icon} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
