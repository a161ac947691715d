import type { Post } from '#schemas/post/contract.ts';
import type { Ancestor } from '#sections/resolve-contract.ts';

/** A post of the blog. */
export function PostLayout({ post }: { post: Post; ancestors: Ancestor[] }) {
  return (
    <article>
      <h1>{post.title}</h1>
      <p>{post.excerpt}</p>
    </article>
  );
}
