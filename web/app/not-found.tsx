import { NotFound } from '../layouts/not-found.tsx';

/** The 404 page on hosts that run without the front. */
export default function NotFoundPage() {
  return <NotFound />;
}
