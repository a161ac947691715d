import { createHash } from 'node:crypto';

const style = `
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #0d1b2a; background: #faf8f4 }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center }
  main { box-sizing: border-box; width: min(26rem, 100vw); padding: 2.5rem 2rem }
  h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.15; letter-spacing: -.02em; text-wrap: balance }
  p { margin: 0 0 1.5rem; color: #44525f; overflow-wrap: anywhere }
  button + p { margin: 1rem 0 0; font-size: .875rem }
  form + form { margin-top: 1.5rem; padding-top: 1.5rem; border-top: 1px solid #d9d6cf }
  label { display: block; margin-bottom: 1rem; font-weight: 600; font-size: .875rem }
  input { box-sizing: border-box; display: block; width: 100%; margin-top: .375rem; padding: .625rem .75rem; font: inherit;
    color: inherit; background: #fff; border: 1px solid #8a949c; border-radius: .5rem }
  button { width: 100%; padding: .75rem 1rem; font: inherit; font-weight: 600; color: #fff; background: #0a6e66; border: 0;
    border-radius: .5rem; cursor: pointer }
  button:hover { background: #085a54 }
  :is(input, button):focus-visible { outline: 3px solid #4cc2b6; outline-offset: 2px }
  [role="alert"] { padding: .75rem 1rem; color: #8a1c13; background: #fdecea; border-radius: .5rem }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** A page of the lake's own, which needs no script. `body` is HTML: text in it has gone through `escapeText`. */
export function htmlPage(title: string, body: string, status = 200, headers = {}): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
<style>${style}</style>
</head>
<body><main>
<h1>${escapeText(title)}</h1>
${body}
</main></body>
</html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // No form-action, because browsers would apply it to the redirect back to the Studio, too.
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML, for elements and attributes. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
