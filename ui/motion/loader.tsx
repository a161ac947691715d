import './loader.css';

/** A ring that turns while something is on its way, beside the words that say what. */
export function Loader() {
  return <span className="loader" aria-hidden="true" />;
}
