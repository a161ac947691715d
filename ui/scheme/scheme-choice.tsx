/**
 * The choice of light, dark or the system's scheme. Hidden until its script runs (`wakeSchemeChoice`); without it the
 * system decides.
 */
export function SchemeChoice() {
  return (
    <fieldset
      hidden
      data-part="scheme"
      className="flex items-center gap-0.5 rounded-full border border-line p-0.5 text-quiet text-xxs"
    >
      <legend className="sr-only">Color scheme</legend>
      {schemes.map(({ value, label }) => (
        <label
          key={value}
          className="cursor-pointer rounded-full px-[min(0.625rem,3.2vw)] py-1 hover:text-ink has-checked:bg-line has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-teal forced-colors:has-checked:outline"
        >
          <input type="radio" name="scheme" value={value} className="sr-only" defaultChecked={value === ''} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

const schemes = [
  { value: '', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
