import * as fc from 'fast-check';
import type { KindExamples } from '../kind-examples.ts';

/** What the search for counterexamples needs to know about this kind. */
export const examples: KindExamples = {
  values: (mark) => ({ cards: fc.array(html(mark), { maxLength: 4 }) }),
  found: [
    {
      what: 'two equal principles',
      sections: [{ _type: 'principles', title: 'a', cards: ['One', 'One'] }],
    },
    {
      what: 'a paragraph inside bold words',
      sections: [{ _type: 'principles', title: 'a', cards: ['<b>One <p>two</p></b>'] }],
    },
  ],
};

/** Generates HTML as an editor writes it, or as an attacker with an editor's account might. */
const html = (mark: string) =>
  fc
    .array(
      fc.constantFrom(
        'Own it first.',
        '<strong>Own it</strong>, <em>then <code>rotate</code></em>.<br>',
        '<p>One.</p><ul><li>Two</li></ul>',
        '<a href="/platform?a=b&c=d">here</a>',
        '<a href="https://a.example" rel="opener">there</a>',
        'a < b & c',
        '<b>never closed',
        '</li></ol></section>',
        `<script>${mark}</script><${mark}>`,
        `<img src=x onerror="${mark}">`,
        `<a href="javascript:${mark}" onclick="${mark}">x</a>`,
        `<b title='" ${mark}="' style="${mark}">x</b>`,
        `<svg><script>${mark}</script></svg><!--<${mark}>-->`,
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((parts) => parts.join(' '));
