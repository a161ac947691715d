import { expect, test } from 'vitest';
import { shortenClasses } from './shorten-classes.ts';

const shortened = (css: string, ...scripts: string[]) => {
  const { sheets, names } = shortenClasses([{ name: 'a.css', css }], scripts);
  return { css: sheets[0]?.css, names };
};

test('a long class has a short name wherever it stands in a selector, and nothing else of the sheet is changed', () => {
  const before = `@layer utilities{.phone\\:grid-cols-2:hover>li,.gap-4{color:#ff0000;color:color(display-p3 1 0 0)}}
@media (width>=1em){:is(.phone\\:grid-cols-2:not(.is-narrow)>*)::before{content:".phone:grid-cols-2"}}
@keyframes passing-by{33.3%{left:1.5px}}.wide-enough{&:has(>.is-narrow){gap:1px}}`;
  expect(shortened(before)).toEqual({
    css: `@layer utilities{._0:hover>li,.gap-4{color:#ff0000;color:color(display-p3 1 0 0)}}
@media (width>=1em){:is(._0:not(._1)>*)::before{content:".phone:grid-cols-2"}}
@keyframes passing-by{33.3%{left:1.5px}}._2{&:has(>._1){gap:1px}}`,
    names: { 'phone:grid-cols-2': '_0', 'is-narrow': '_1', 'wide-enough': '_2' },
  });
});

test('a class that a script writes is known by both names, in any place of a selector', () => {
  const css = '.group\\/card:hover .is-hovered:focus{color:red}';
  const script = 'x.className="is-hovered "+(on?`group/card`:"")';
  expect(shortened(css, script).css).toBe(
    ':is(.group\\/card,._0):hover :is(.is-hovered,._1):focus{color:red}',
  );
});

test('a class with quotes in its name is taken for one that scripts write, as these escape them', () => {
  expect(shortened(".after\\:content-\\[\\'x\\'\\]{color:red}").css).toBe(
    ":is(.after\\:content-\\[\\'x\\'\\],._0){color:red}",
  );
});

test('a class that a script looks for keeps its name', () => {
  const css = '.page-cover{color:red}';
  expect(shortened(css, 'document.querySelector(".page-cover")')).toEqual({ css, names: {} });
});

test('sheets of one site share the names', () => {
  const sheets = ['.page-cover{}', '.page-frame{}.page-cover{}'].map((css, at) => ({
    name: `${at}.css`,
    css,
  }));
  expect(shortenClasses(sheets, []).sheets.map(({ css }) => css)).toEqual(['._0{}', '._1{}._0{}']);
});

test('a class that is called as short names are is refused', () => {
  expect(() => shortened('.page-cover{}._0{}')).toThrow(
    'The class "_0" has a name that is given to others: call it something else.',
  );
});
