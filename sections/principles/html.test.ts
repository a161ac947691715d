import { afterAll, expect, test, vi } from 'vitest';
import { cleanHtml } from './html.ts';

// An address that leads nowhere is warned of: schemas/link/contract.test.ts.
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterAll(() => warn.mockRestore());

test('formatting inside a line stays', () => {
  const html = '<p><strong>Own</strong> it, <em>then</em> <code>rotate</code>.<br />Twice.</p>';
  expect(cleanHtml(html)).toBe(html);
});

test.each([
  ['a script', 'a<script>alert(1)</script>b', 'ab'],
  ['a handler', '<b onclick="x()" style="position:fixed">a</b>', '<b>a</b>'],
  ['a picture that fails', '<img src=x onerror=alert(1)>a', 'a'],
  ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a hidden script address', '<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
  ['a data address', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['a drawing with a script', '<svg><script>alert(1)</script></svg>a', 'a'],
  ['a frame', '<iframe src="https://a.example"></iframe>a', 'a'],
  ['a form', '<form action="/x"><input name="y"></form>a', 'a'],
])('%s is taken out', (_what, html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});

test.each([
  ['a paragraph inside bold words', '<b>One <p>two</p></b>', '<b>One <span>two</span></b>'],
  ['a list inside code', '<code><ul><li>a</li></ul></code>', '<code><span><span>a</span></span></code>'],
  ['a point without its list', 'One</li><li>two</li>', 'One<span>two</span>'],
  ['a list straight inside a list', '<ul><ol><li>a</li></ol></ul>', '<ul><li><span>a</span></li></ul>'],
  [
    'a link inside a link',
    '<a href="/a">One <b><a href="/b">two</a></b></a>',
    '<a href="/a">One <b><span>two</span></b></a>',
  ],
  ['an end without a beginning', 'One</ol></section>', 'One'],
  ['a beginning without an end', '<p><b>One', '<p><b>One</b></p>'],
  ['a script among bold words', '<b>a<script>alert(1)</script><i>b</i></b>', '<b>a<i>b</i></b>'],
])('%s does not break what is around it', (_what, html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});

test('lists inside points stay, and so does what follows a break', () => {
  const html = '<ul><li>One<br /><em>two</em><ol><li><p>three</p></li></ol></li></ul><p>four</p>';
  expect(cleanHtml(html)).toBe(html);
});

const outside = 'target="_blank" rel="nofollow noreferrer"';

test.each([
  ['to another site', 'https://a.example', `href="https://a.example" ${outside}`],
  ['of whatever protocol', '//a.example/x', `href="https://a.example/x" ${outside}`],
  ['to an address of the site itself', 'https://www.example.com/platform?a=1#b', 'href="/platform?a=1#b"'],
  ['to a path', '/platform', 'href="/platform"'],
  ['to a path without its slash', 'platform', 'href="/platform"'],
  ['to a mailbox', 'mailto:a@b.example', 'href="mailto:a@b.example"'],
])('a link %s behaves as every link of the site', (_what, href, attributes) => {
  vi.stubEnv('SITE_URL', 'https://www.example.com');
  expect(cleanHtml(`<a href="${href}" rel="opener" target="x">a</a>`)).toBe(`<a ${attributes}>a</a>`);
  vi.unstubAllEnvs();
});
