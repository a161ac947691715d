import { NotFound } from '../layouts/not-found.tsx';

/** The 404 of hosts that run without the front. */
export default function NotFoundPage() {
  return <NotFound />;
}
