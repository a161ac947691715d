/** A type of the Studio as Sanity compiles it, as far as it is read outside the Studio. */
export interface CompiledType {
  name: string;
  title?: string;
  jsonType: string;
  type?: CompiledType | null;
  fields?: { name: string; type: CompiledType }[];
  of?: CompiledType[];
  weak?: boolean;
  options?: { list?: unknown[] };
  validation?: unknown;
}
