import clsx from 'clsx';

/** A ring that turns while something is on its way, beside the words that say what. */
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
