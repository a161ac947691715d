import { readEnvironment } from '#settings/environment.ts';
import { passComment } from '../../../../comments/pass-comment.ts';

/** Takes what somebody says who has a link to a draft; the lake takes as many a minute from one visitor as the settings say. */
export const POST = (request: Request): Promise<Response> => passComment(request, readEnvironment());
