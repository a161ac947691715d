import { draftMode } from 'next/headers';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';

/** Lets developers and editors in preview pass; anybody else gets the 404 page, as if there were no gallery. */
export async function requireEditor(): Promise<void> {
  await connection();
  if (process.env.NODE_ENV === 'development') return;
  if (!(await draftMode()).isEnabled) notFound();
}
