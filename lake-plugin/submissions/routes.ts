import { type Route, routing } from '#lake/kernel/http/route.ts';
import type { QueryServices } from '#lake/query/query-services.ts';
import type { RateLimit } from '#limits/rate-limit.ts';
import type { FormRules } from './form-rules.ts';
import { submit } from './submit.ts';
import { bringFile, submittedFile } from './submitted-files.ts';

const { get, post } = routing<QueryServices>();

/**
 * The routes of a lake that takes some forms: what visitors send, at the address of HubSpot's endpoint, and the files
 * in it.
 */
export const submissionRoutes = (forms: FormRules, mayTry: RateLimit): Route<QueryServices>[] => [
  post('/submissions/v3/integration/submit/:portal/:form', 'anonymous', submit(forms, mayTry)),
  get('/submissions/files/:dataset/:name', 'editor', submittedFile),
  post('/submissions/files/:dataset/:name', 'admin', bringFile),
];
