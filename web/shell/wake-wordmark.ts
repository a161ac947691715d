/** The angle of the gradient while no mouse moves it, in degrees. */
export const restingAngle = 87;

const swing = 20; // degrees to either side
const smoothing = 0.1; // share of the way that each move of the mouse covers

/**
 * Unfolds and folds the wordmark by a click, which makes its gradient sweep in and out (wordmark.css), and makes the
 * gradient follow the mouse while it is over the wordmark. Returns a function that resets it.
 */
export function wakeWordmark(wordmark: HTMLElement, signal: AbortSignal): () => void {
  let angle = restingAngle;
  const turn = (degrees: number) => {
    angle = degrees;
    wordmark.style.setProperty('--angle', `${degrees.toFixed(2)}deg`);
  };
  const unfold = (isUnfolded: boolean) => {
    wordmark.ariaExpanded = String(isUnfolded);
    wordmark.ariaLabel = `${wordmark.textContent}: ${isUnfolded ? 'fold' : 'unfold'} the wordmark`;
  };

  wordmark.addEventListener('click', () => unfold(wordmark.ariaExpanded !== 'true'), { signal });
  wordmark.addEventListener(
    'mousemove',
    ({ clientX }) => {
      const { left, width } = wordmark.getBoundingClientRect();
      const target = restingAngle + (((clientX - left) / width) * 2 - 1) * swing;
      turn(angle + (target - angle) * smoothing);
    },
    { signal },
  );
  wordmark.addEventListener('mouseleave', () => turn(restingAngle), { signal });
  return () => {
    unfold(false);
    turn(restingAngle);
  };
}
