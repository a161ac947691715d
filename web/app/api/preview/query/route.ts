import { draftMode } from 'next/headers';
import { answerTree } from '../../../../preview/path/answer-tree.ts';

/** Answers an editor's page with one of the parsed queries that the page runs on the content of the form. */
export async function GET(request: Request): Promise<Response> {
  if (!(await draftMode()).isEnabled)
    return new Response('There is no preview without its cookie.\n', { status: 401 });
  return answerTree(new URL(request.url).searchParams);
}
