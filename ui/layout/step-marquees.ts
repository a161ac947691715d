import { stepDistance } from './step-distance.ts';

const stepMs = 500;

/**
 * Makes the buttons below marquees move them by one item in half a second, until `signal` aborts; at once with
 * reduced motion.
 */
export function stepMarquees(signal: AbortSignal): void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
    const marquee = button?.closest('[data-part="steps"]')?.previousElementSibling;
    const row = marquee?.firstElementChild;
    if (button && row instanceof HTMLElement) step(row, button.dataset.step === '1' ? 1 : -1);
  };
  document.addEventListener('click', onClick, { signal });
}

/** For each row with a step under way, the function that ends it. */
const endings = new WeakMap<Element, () => void>();

function step(row: HTMLElement, direction: 1 | -1): void {
  endings.get(row)?.();
  const [first] = row.children;
  const marquee = row.parentElement;
  if (!first || !marquee) return;
  const isLeftwards = getComputedStyle(row).direction === 'rtl';
  const inReading = isLeftwards ? -1 : 1;
  const [edge, copy] = [startOf(marquee, isLeftwards), first.getBoundingClientRect().width];
  const offsets = [...first.children].map((item) => (startOf(item, isLeftwards) - edge) * inReading);
  const distance = stepDistance(offsets, copy, direction);
  const passing = row.getAnimations().find((animation) => animation instanceof CSSAnimation);
  if (passing) slide(row, passing, { distance, copy, inReading });
  else marquee.scrollBy({ left: distance * inReading, behavior: 'instant' });
}

/**
 * Slides a row by a distance on top of its own motion, which goes on. That motion takes over the distance where the
 * row has copies on both sides: before a step back, and after a step forward.
 */
function slide(
  row: HTMLElement,
  passing: Animation,
  { distance, copy, inReading }: { distance: number; copy: number; inReading: number },
): void {
  const copyMs = Number(passing.effect?.getComputedTiming().duration);
  const passOver = () => {
    const time = Number(passing.currentTime) + (distance / copy) * copyMs;
    passing.currentTime = ((time % copyMs) + copyMs) % copyMs;
  };
  const isBack = distance < 0;
  if (isBack) passOver();
  const translate = isBack ? [`${distance * inReading}px`, '0px'] : ['0px', `${-distance * inReading}px`];
  const sliding = row.animate({ translate }, { duration: stepMs, easing: 'ease-in-out' });
  const end = () => {
    endings.delete(row);
    sliding.cancel();
    if (!isBack) passOver();
  };
  endings.set(row, end);
  sliding.onfinish = end;
}

function startOf(element: Element, isLeftwards: boolean): number {
  const { left, right } = element.getBoundingClientRect();
  return isLeftwards ? right : left;
}
