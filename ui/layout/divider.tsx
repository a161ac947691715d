/** A hairline between two thoughts, with the point that all hairlines begin with. */
export function Divider() {
  return <hr className="divider" />;
}
