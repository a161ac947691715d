import { getShell } from '../../../content/content.ts';
import { answerQuestion } from '../../../search/answer-question.ts';

/** Answers a question to the search. A front limits how often one visitor may ask (`web/front/answer.ts`). */
export async function GET(request: Request): Promise<Response> {
  const { menu } = await getShell();
  return answerQuestion(request, menu?.items ?? []);
}
