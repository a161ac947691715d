import { readEnvironment } from '../../../../environment.ts';

/**
 * Passes a form on to the lake: visitors reach only the site. The path is that of HubSpot's submission endpoint,
 * `submissions/v3/integration/submit/{portal}/{form}`; any other is a 404.
 */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const path = (await params).path.map(encodeURIComponent).join('/');
  const { apiHost } = readEnvironment();
  if (!apiHost || !/^submissions\/v3\/integration\/submit\/[\w-]+\/[\w-]+$/.test(path)) {
    return Response.json({ status: 'error', message: 'There is no such form.', errors: [] }, { status: 404 });
  }
  const kept = ['content-type', 'x-forwarded-for', 'x-form-age', 'x-form-trap'];
  const headers = kept.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  try {
    const answer = await fetch(`${apiHost}/${path}`, {
      method: 'POST',
      headers,
      body: await request.text(),
      cache: 'no-store',
    });
    return new Response(await answer.text(), {
      status: answer.status,
      headers: { 'content-type': answer.headers.get('content-type') ?? 'application/json' },
    });
  } catch {
    const message = 'The form cannot be taken at the moment.';
    return Response.json({ status: 'error', message, errors: [] }, { status: 503 });
  }
}
