import type { Post } from '#schemas/post/contract.ts';
import { Link } from '#ui/link.tsx';

/** The way to the posts before and after this one. */
export function PostNeighbours({ newer, older }: Pick<Post, 'newer' | 'older'>) {
  if (!newer && !older) return null;
  return (
    <nav aria-label="Posts before and after" className="article-neighbours">
      {older && (
        <Link href={`/blog/${older.slug}`}>
          <span>Before</span>
          {older.title}
        </Link>
      )}
      {newer && (
        <Link href={`/blog/${newer.slug}`}>
          <span>After</span>
          {newer.title}
        </Link>
      )}
    </nav>
  );
}
