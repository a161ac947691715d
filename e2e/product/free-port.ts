// The product's tests take their ports as the lake's own do.
export { freePort } from '#lake/free-port.ts';
