import { Divider } from '#ui/layout/divider.tsx';
import { Link } from '#ui/link/link.tsx';
import type { Post } from './contract.ts';

/** The way to the posts before and after this one. */
export function PostNeighbours({ newer, older }: Pick<Post, 'newer' | 'older'>) {
  if (!newer && !older) return null;
  return (
    <>
      <Divider />
      <nav aria-label="Posts before and after" className="article-neighbours">
        {older && (
          <Link href={older.href}>
            <span>Before</span>
            {older.title}
          </Link>
        )}
        {newer && (
          <Link href={newer.href}>
            <span>After</span>
            {newer.title}
          </Link>
        )}
      </nav>
    </>
  );
}
