// The product's tests choose their ports as the lake's own tests do.
export { freePort } from '#lake/free-port.ts';
