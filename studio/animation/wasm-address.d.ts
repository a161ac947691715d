/** The address at which the Studio's build puts a file of WebAssembly. */
declare module '*.wasm?url' {
  const address: string;
  export default address;
}
