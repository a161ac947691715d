'use server';

/** What the server does when it is asked to. */
export async function send(text: string): Promise<number> {
  return text.length;
}
