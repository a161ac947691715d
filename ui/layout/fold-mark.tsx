import clsx from 'clsx';

const bar = 'absolute inset-x-0 top-[calc(50%-0.75px)] h-[1.5px] bg-current forced-colors:bg-[CanvasText]';
const turning = 'rotate-90 duration-400 ease-out group-open/fold:rotate-0 motion-safe:transition-[rotate]';

/**
 * The plus of a `<details>` with `group/fold`, which turns into a minus when it opens; hidden in print, where nothing
 * can be unfolded.
 */
export function FoldMark() {
  return (
    <span className="relative size-4 flex-none print:hidden" aria-hidden="true">
      <span className={bar} />
      <span className={clsx(bar, turning)} />
    </span>
  );
}
