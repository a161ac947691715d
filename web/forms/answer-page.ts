import type { Form } from '#schemas/form/contract.ts';
import { formAction } from '#schemas/form/form-action.ts';
import { failed } from '#ui/form/failure.ts';
import { escapeHtml } from './escape-html.ts';
import { fieldHtml } from './field-html.ts';

/** What the answer page tells about a form that a browser has sent without JavaScript. */
export interface FormAnswer {
  form: Form | null;
  data: FormData | null;
  errors: Record<string, string>;
  isSent: boolean;
  /** The path of the page from which it was sent. */
  page: string;
  place: string;
  /** After how many seconds the next form is taken from a visitor who has sent too many; null for everybody else. */
  wait?: string | null;
}

/**
 * The HTML of a whole page without scripts: thanks, or what is wrong with the form and the form again as it was filled
 * in.
 */
export function answerPage(answer: FormAnswer): string {
  const { form, isSent, errors, page } = answer;
  const title = isSent
    ? (form?.successTitle ?? 'Thank you')
    : Object.keys(errors).length > 0
      ? 'Check what you entered'
      : failed;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${isSent ? thanks(answer) : `${tooMany(answer)}${again(answer)}`}
<p><a href="${escapeHtml(page)}">Back to the page</a></p>
</main>
</body>
</html>`;
}

const tooMany = ({ wait }: FormAnswer): string =>
  wait
    ? `<p>Many forms have come from your connection within a minute. Wait ${escapeHtml(wait)} ${wait === '1' ? 'second' : 'seconds'}, then send it again.</p>\n`
    : '';

const thanks = ({ form }: FormAnswer): string =>
  form?.successText ? `<p>${escapeHtml(form.successText)}</p>` : '';

function again({ form, data, errors, page, place }: FormAnswer): string {
  if (!form || !data) return '<p>Nothing was sent. Go back in your browser to find what you typed.</p>';
  const fields = form.fields.map((field) => fieldHtml(field, data.getAll(field.name), errors[field.name]));
  return `<p>Nothing was sent yet. What you typed is still here${hasFile(data) ? '; choose the file again' : ''}.</p>
<form action="${escapeHtml(formAction(form.name))}" method="post" enctype="multipart/form-data">
<input type="hidden" name="form-page" value="${escapeHtml(page)}">
<input type="hidden" name="form-place" value="${escapeHtml(place)}">
${fields.join('\n')}
<button>${escapeHtml(form.submitLabel)}</button>
</form>`;
}

const hasFile = (data: FormData): boolean =>
  [...data.values()].some((value) => typeof value !== 'string' && value.size > 0);

const style = `
body{margin:0;background:#fdfcfa;color:#0c1a2b;font:1.0625rem/1.6 "Instrument Sans",system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:3rem 1.25rem 5rem}
h1{font-size:2rem;line-height:1.15;letter-spacing:-.02em}
a{color:#0a6c66}
form,fieldset{display:grid;gap:1.25rem}
fieldset{gap:.5rem;margin:0;padding:0;border:0}
label,legend{font-weight:500}
.choice{display:grid;grid-template-columns:auto 1fr;gap:.75rem;font-weight:400}
input:not([type=checkbox],[type=radio]),select,textarea{display:block;box-sizing:border-box;width:100%;margin-top:.4rem;padding:.6875rem .875rem;border:1px solid #8b9aa6;border-radius:3px;background:#fff;font:inherit}
[aria-invalid]{border-color:#b3261e!important}
.error{color:#b3261e;font-weight:500;margin:.4rem 0 0}
.hint{margin:.2rem 0 0;color:#4b5a6b;font-weight:400}
button{justify-self:start;min-height:3rem;padding:0 1.5rem;border:0;border-radius:3px;background:#0a6c66;color:#fff;font:inherit;font-weight:500}`;
