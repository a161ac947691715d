// Made from the folders of pages/ by every command of the project: what is written here is lost.
import type { ComponentType } from 'react';
import type { FoundDocuments } from './found.ts';
import type { LayoutProps } from './layout-props.ts';
import Page from './page/layout.tsx';
import Author from './author/layout.tsx';
import Post from './post/layout.tsx';
import CaseStudy from './case-study/layout.tsx';
import Position from './position/layout.tsx';
import Episode from './episode/layout.tsx';
import type { PageTypeName } from './registry.ts';

/** The layout of every type, which takes a document of the type. */
export const layouts: { [Type in PageTypeName]: ComponentType<LayoutProps<FoundDocuments[Type]>> } = {
  'page': Page,
  'author': Author,
  'post': Post,
  'case-study': CaseStudy,
  'position': Position,
  'episode': Episode,
};
