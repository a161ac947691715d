import { Divider } from '#ui/layout/divider.tsx';
import { ArticleNeighbours } from '../article-neighbours.tsx';
import type { Post } from './contract.ts';

/** Links to the posts before and after this one. */
export function PostNeighbours({ newer, older }: Pick<Post, 'newer' | 'older'>) {
  if (!newer && !older) return null;
  return (
    <>
      <div className="mt-12 mb-6">
        <Divider />
      </div>
      <ArticleNeighbours
        label="Previous and next posts"
        before={['Previous post', older]}
        after={['Next post', newer]}
      />
    </>
  );
}
