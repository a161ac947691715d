/** The address at which the Studio's build lays a file of WebAssembly. */
declare module '*.wasm?url' {
  const address: string;
  export default address;
}
