import { readEnvironment } from '#settings/environment.ts';
import { passComment } from '../../../../comments/pass-comment.ts';

/**
 * Takes a comment from a visitor who has a link to a draft. The settings say how many a minute one visitor may send.
 */
export const POST = (request: Request): Promise<Response> => passComment(request, readEnvironment());
