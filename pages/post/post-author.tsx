import type { Author } from '#schemas/author/contract.ts';
import { Link } from '#ui/link/link.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { avatarWidth } from '#ui/picture/picture-source.ts';

/** The author of a post: portrait, name, job title and a short biography. */
export function PostAuthor({
  author: { firstName, lastName, href, title, bio, avatar },
}: {
  author: Author;
}) {
  return (
    <aside className="flex flex-wrap gap-5 text-s/[1.65]" aria-label="About the author">
      {avatar && (
        <Picture
          picture={{ ...avatar, alt: '' }}
          aspectRatio={1}
          sizes="72px"
          widths={[avatarWidth, 256]}
          className="size-18 flex-none rounded-full"
        />
      )}
      <div className="min-w-0 flex-[1_1_7rem]">
        <strong className="block">
          {href ? (
            <Link href={href}>
              {firstName} {lastName}
            </Link>
          ) : (
            `${firstName} ${lastName}`
          )}
        </strong>
        {title && <span className="block text-quiet">{title}</span>}
        {bio && <p className="mt-2 text-quiet">{bio}</p>}
      </div>
    </aside>
  );
}
