/** A page as its list knows it: one entry for the published document and one for its draft. */
export interface PageEntry {
  _id: string;
  title?: string | null;
  path?: string | null;
}

/** A place in the tree of paths; without a page when only pages below it exist. */
export interface PageNode {
  /** Such as `/platform/visibility`. */
  path: string;
  page?: { id: string; title: string; isPublished: boolean; hasDraft: boolean };
  children: PageNode[];
}

/** The pages of a site as the tree of their paths, and those that have none yet. */
export interface PageTree {
  root: PageNode;
  withoutPath: NonNullable<PageNode['page']>[];
}

/** Sorts pages into the tree of their paths; what a draft says stands before what is published. */
export function pageTree(entries: readonly PageEntry[]): PageTree {
  const tree: PageTree = { root: { path: '/', children: [] }, withoutPath: [] };
  const pages = Map.groupBy(entries, ({ _id }) => publishedId(_id));
  for (const [id, versions] of pages) {
    const draft = versions.find(({ _id }) => _id.startsWith('drafts.'));
    const shown = draft ?? versions[0];
    const page = {
      id,
      title: shown?.title || 'Untitled',
      isPublished: versions.some(({ _id }) => _id === id),
      hasDraft: draft !== undefined,
    };
    if (shown?.path?.startsWith('/')) nodeAt(tree.root, shown.path).page = page;
    else tree.withoutPath.push(page);
  }
  sortNode(tree.root);
  return tree;
}

/** Every page below a place, itself included, that holds the words in its title or path. */
export function findPages(node: PageNode, words: string): PageNode[] {
  const wanted = words.trim().toLowerCase();
  const isFound = node.page && `${node.page.title} ${node.path}`.toLowerCase().includes(wanted);
  return [...(isFound ? [node] : []), ...node.children.flatMap((child) => findPages(child, words))];
}

function nodeAt(root: PageNode, path: string): PageNode {
  let node = root;
  for (const segment of path.split('/').filter(Boolean)) {
    const below = `${node.path === '/' ? '' : node.path}/${segment}`;
    let next = node.children.find((child) => child.path === below);
    if (!next) {
      next = { path: below, children: [] };
      node.children.push(next);
    }
    node = next;
  }
  return node;
}

function sortNode(node: PageNode): void {
  node.children.sort((a, b) => a.path.localeCompare(b.path));
  for (const child of node.children) sortNode(child);
}

const publishedId = (id: string): string => id.replace(/^(drafts|versions\.[^.]+)\./, '');
