import type { Network } from '#schemas/site/networks.ts';

// Drawn for this site: the marks of the networks themselves belong to others.
const drawings: Record<Network, string> = {
  network: 'M4 9v11M4 4.5v.5M9.5 20V9m0 5c0-3 2-4.8 4.9-4.8S19 11 19 14v6',
  photos:
    'M7 3.5h10A3.5 3.5 0 0 1 20.5 7v10a3.5 3.5 0 0 1-3.5 3.5H7A3.5 3.5 0 0 1 3.5 17V7A3.5 3.5 0 0 1 7 3.5ZM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm5-1.2v.2',
  code: 'm8.5 7-5 5 5 5m7-10 5 5-5 5M13.5 4l-3 16',
  video:
    'M5 5h14a2.5 2.5 0 0 1 2.5 2.5v9A2.5 2.5 0 0 1 19 19H5a2.5 2.5 0 0 1-2.5-2.5v-9A2.5 2.5 0 0 1 5 5Zm5 4v6l5-3-5-3Z',
};

/** The icon of a kind of network. */
export function NetworkIcon({ name }: { name: Network }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
