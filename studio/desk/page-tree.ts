import { idOf, releaseOf } from '../path/layered-id.ts';

/** How many documents the tree is made of at most; a draft counts as one. */
export const maxListed = 1_000;

/** Asks for the documents of the tree, and for one more when there are others. */
export const listQuery = `*[_type == $type && !(_id in path("versions.**"))]
  | order(path.current asc)[0...${maxListed + 1}]{_id, title, "path": path.current}`;

/** Asks for the versions that releases have of the documents of the tree. */
export const versionsQuery = `*[_type == $type && _id in path("versions.**")][0...${maxListed}]{
  _id, title, "path": path.current, "isRemoval": _system.delete == true
}`;

/** Asks for the documents that have `$words` in title or path, the best first, including versions of releases. */
export const searchQuery = `*[_type == $type]
  | score(boost(title match text::query($words), 10), boost(path.current match text::query($words), 10),
    [@, _id] match text::query($words))
  [_score > 0][_score > 10] | order(_score desc)[0...100]{_id, title, "path": path.current}`;

/** The words of a search as patterns for GROQ, each of which matches what begins with it. */
export const prefixes = (words: string): string =>
  (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}*`).join(' ');

/** An entry of the list of pages: a published document, its draft, or its version in a release. */
export interface PageEntry {
  _id: string;
  title?: string | null;
  path?: string | null;
  /** Whether its release takes it offline. */
  isRemoval?: boolean | null;
}

/** A page of the tree. */
export interface ListedPage {
  id: string;
  title: string;
  isPublished: boolean;
  hasDraft: boolean;
  /** The releases that change it or take it offline, by their ids. */
  releases?: { id: string; isRemoval: boolean }[];
  /** What is wrong with its path, in words for the editor. */
  fault?: string;
}

/**
 * A place in the tree of paths. It has no page where only pages below it exist, and several where they were given the
 * same path.
 */
export interface PageNode {
  /** The path, such as `/platform/visibility`. */
  path: string;
  pages: ListedPage[];
  children: PageNode[];
}

/** The pages of a site as the tree of their paths, and those that have none yet. */
export interface PageTree {
  root: PageNode;
  withoutPath: ListedPage[];
}

/** What stands in place of a path where a page has none. */
export const noPath = 'No visitor can reach it yet';

/** The versions that releases have of the pages of a list. For a partial list, only those of pages that are in it. */
export function versionsFor(
  listed: readonly PageEntry[],
  versions: readonly PageEntry[],
  isPartial: boolean,
): PageEntry[] {
  const ids = new Set(listed.map(({ _id }) => idOf(_id)));
  return versions.filter(({ _id }) => !isPartial || ids.has(idOf(_id)));
}

/**
 * Sorts pages into the tree of their paths. Title and path are taken from the draft, else from the published document,
 * else from the version of a release.
 */
export function pageTree(entries: readonly PageEntry[]): PageTree {
  const tree: PageTree = { root: { path: '/', pages: [], children: [] }, withoutPath: [] };
  const pages = Map.groupBy(entries, ({ _id }) => idOf(_id));
  for (const [id, versions] of pages) {
    const draft = versions.find(({ _id }) => _id.startsWith('drafts.'));
    const shown = draft ?? versions.find(({ _id }) => _id === id) ?? versions[0];
    const releases = versions.flatMap(({ _id, isRemoval }) => {
      const release = releaseOf(_id);
      return release === undefined ? [] : [{ id: release, isRemoval: isRemoval === true }];
    });
    const page = {
      id,
      title: shown?.title || 'Untitled',
      isPublished: versions.some(({ _id }) => _id === id),
      hasDraft: draft !== undefined,
      ...(releases.length > 0 && { releases }),
    };
    if (shown?.path?.startsWith('/')) nodeAt(tree.root, shown.path).pages.push(page);
    else tree.withoutPath.push(page);
  }
  finishNode(tree.root);
  return tree;
}

/** Every page that holds the words in its title or path, with where it stands; those without a path come last. */
export function findPages(
  { root, withoutPath }: PageTree,
  words: string,
): { path: string; page: ListedPage }[] {
  const wanted = words.trim().toLowerCase();
  const all = [...pagesBelow(root), ...withoutPath.map((page) => ({ path: '', page }))];
  return all
    .filter(({ path, page }) => `${page.title} ${path}`.toLowerCase().includes(wanted))
    .map(({ path, page }) => ({ path: path || noPath, page }));
}

function pagesBelow({ path, pages, children }: PageNode): { path: string; page: ListedPage }[] {
  return [...pages.map((page) => ({ path, page })), ...children.flatMap(pagesBelow)];
}

function nodeAt(root: PageNode, path: string): PageNode {
  let node = root;
  for (const segment of path.split('/').filter(Boolean)) {
    const below = `${node.path === '/' ? '' : node.path}/${segment}`;
    let next = node.children.find((child) => child.path === below);
    if (!next) {
      next = { path: below, pages: [], children: [] };
      node.children.push(next);
    }
    node = next;
  }
  return node;
}

/**
 * Sorts a place and all below it: published pages first. Where several pages share the path, each gets a fault that
 * names the others.
 */
function finishNode(node: PageNode): void {
  node.children.sort((a, b) => a.path.localeCompare(b.path));
  node.pages.sort((a, b) => Number(b.isPublished) - Number(a.isPublished) || (a.id < b.id ? -1 : 1));
  node.pages = node.pages.map((page) => {
    const others = node.pages.filter((other) => other !== page).map(({ title }) => `“${title}”`);
    return others.length === 0 ? page : { ...page, fault: `Also the path of ${list.format(others)}` };
  });
  for (const child of node.children) finishNode(child);
}

const list = new Intl.ListFormat('en-GB');
