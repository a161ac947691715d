import { expect, test } from 'vitest';
import { readModule } from './read-module.ts';

test('a module is read with its side, its imports by name and line, and its exports', () => {
  const code = `'use client';
import react, { useState, type FC } from 'react';
import * as all from 'all';
import 'style';
export { one as other } from 'one';
export * from 'every';
export type * from 'kept';
export const late = () => import('late');
export default () => [react, useState, all];
export type Kept = FC;
`;
  expect(readModule('a.ts', code)).toEqual({
    directive: 'use client',
    lateDirective: undefined,
    imports: [
      { from: 'react', name: 'default', line: 2 },
      { from: 'react', name: 'useState', line: 2 },
      { from: 'all', name: '*', line: 3 },
      { from: 'style', name: '*', line: 4 },
      { from: 'one', name: '*', line: 5 },
      { from: 'every', name: '*', line: 6 },
      { from: 'late', name: '*', line: 8 },
    ],
    exports: ['other', 'late', 'default'],
    allOf: ['every'],
  });
});

test('a type that is imported as if it were a value is not there', () => {
  const code = "import { Component, useState } from 'react';\nexport type Of = typeof useState | Component;";
  expect(readModule('a.ts', code).imports).toEqual([]);
});

test.each(["import 'a';\n'use client';", "import 'a';\n('use client');"])(
  'what stands too late is read as such: %s',
  (code) => {
    expect(readModule('a.js', code)).toMatchObject({
      directive: undefined,
      lateDirective: { directive: 'use client', line: 2 },
    });
  },
);
