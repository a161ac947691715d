/** A hairline between two parts of a text, with the point at the beginning of all hairlines. */
export function Divider() {
  return <hr className="divider" />;
}
