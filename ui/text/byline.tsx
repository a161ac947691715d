import clsx from 'clsx';
import { Picture } from '../picture/picture.tsx';
import { avatarWidth, type PictureSource } from '../picture/picture-source.ts';

/** An author or speaker as a byline names them. */
export type Author = {
  firstName: string;
  lastName: string;
  title?: string | null;
  avatar?: PictureSource | null;
};

/** The author or speaker of something: portrait, name and title. */
export function Byline({
  author: { firstName, lastName, title, avatar },
  className,
}: {
  author: Author;
  className?: string;
}) {
  return (
    <p className={clsx('flex items-center gap-3 text-xs leading-[1.4] text-quiet', className)}>
      {avatar && (
        <Picture
          picture={{ ...avatar, alt: '' }}
          aspectRatio={1}
          sizes="40px"
          widths={[avatarWidth]}
          className="size-10 flex-none rounded-full"
        />
      )}
      <span>
        <strong className="block font-medium text-ink">
          {firstName} {lastName}
        </strong>
        {title && <span>{title}</span>}
      </span>
    </p>
  );
}
