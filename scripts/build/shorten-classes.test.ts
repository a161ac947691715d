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
    css: `@layer utilities{.a:hover>li,.gap-4{color:#ff0000;color:color(display-p3 1 0 0)}}
@media (width>=1em){:is(.a:not(.b)>*)::before{content:".phone:grid-cols-2"}}
@keyframes passing-by{33.3%{left:1.5px}}.c{&:has(>.b){gap:1px}}`,
    names: { 'phone:grid-cols-2': 'a', 'is-narrow': 'b', 'wide-enough': 'c' },
  });
});

test('a class that a script writes is known by both names, in any place of a selector', () => {
  const css = '.group\\/card:hover .is-hovered:focus{color:red}';
  const script = 'x.className="is-hovered "+(on?`group/card`:"")';
  expect(shortened(css, script).css).toBe(':is(.group\\/card,.a):hover :is(.is-hovered,.b):focus{color:red}');
});

test('a class with quotes in its name is taken for one that scripts write, as these escape them', () => {
  expect(shortened(".after\\:content-\\[\\'x\\'\\]{color:red}").css).toBe(
    ":is(.after\\:content-\\[\\'x\\'\\],.a){color:red}",
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
  expect(shortenClasses(sheets, []).sheets.map(({ css }) => css)).toEqual(['.a{}', '.b{}.a{}']);
});

test('there are as many short names as classes, and none of them is one that a class has already', () => {
  const many = Array.from({ length: 3_000 }, (_, index) => `utility-${index}`);
  const css = ['b', 'aa', ...many].map((name) => `.${name}{}`).join('');
  const names = Object.values(shortened(css).names);
  expect(names.slice(0, 2)).toEqual(['a', 'c']);
  expect(names.slice(50, 53)).toEqual(['Z', 'ab', 'ac']);
  expect(new Set([...names, 'b', 'aa']).size).toBe(3_002);
  expect(names.every((name) => /^[a-zA-Z]{1,3}$/.test(name))).toBe(true);
});
