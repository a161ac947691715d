/**
 * The sign beside an answer: a full circle with a check, a half circle, or an empty one with a line. It is
 * decorative, because the word beside it says the same.
 */
export function AnswerSign({ answer }: { answer: 'yes' | 'partly' | 'no' }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={looks[answer]}
    >
      <circle cx="8" cy="8" r="7" fill={answer === 'yes' ? 'currentColor' : undefined} />
      {drawings[answer]}
    </svg>
  );
}

const sign = 'mt-[0.3em] size-4 flex-none forced-color-adjust-auto';
const looks = { yes: `${sign} text-teal`, partly: `${sign} text-amber`, no: `${sign} text-point` };

const drawings = {
  yes: <path d="m4.8 8.3 2.2 2.2 4.2-4.6" className="stroke-ground" strokeWidth="1.75" />,
  partly: <path d="M8 1.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" stroke="none" />,
  no: <path d="M5 8h6" />,
};
