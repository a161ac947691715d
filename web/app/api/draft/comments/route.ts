import { readEnvironment } from '#settings/environment.ts';
import { passComment } from '../../../../comments/pass-comment.ts';

/** Takes what somebody says who has a link to a draft; six comments a minute are taken from one visitor. */
export const POST = (request: Request): Promise<Response> => passComment(request, readEnvironment());
