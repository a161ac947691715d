import clsx from 'clsx';

/** A turning ring beside words that say what is loading. */
export function Loader() {
  return (
    <span
      data-part="loader"
      className={clsx(
        'inline-block size-[1.25em] rounded-full border-[1.5px] border-current/30 border-t-current',
        'animate-turn motion-reduce:[animation-duration:3s]',
      )}
      aria-hidden="true"
    />
  );
}
