/** The port at which the renderer listens on this machine, and the secret by which it knows its fronts. */
export interface RendererAddress {
  port: number;
  secret: string;
}

/** The environment variables by which `npm start` lets the processes of the site find each other. */
export const variablesOf = ({ port, secret }: RendererAddress): Record<string, string> => ({
  RENDERER_PORT: String(port),
  RENDERER_SECRET: secret,
});

/** Reads the address in one of these processes; throws when `npm start` has not started it. */
export function readRendererAddress(): RendererAddress {
  const port = Number(process.env.RENDERER_PORT);
  const secret = process.env.RENDERER_SECRET;
  if (!port || !secret)
    throw new Error(
      'RENDERER_PORT and RENDERER_SECRET are not set: "npm start" starts the processes of the site.',
    );
  return { port, secret };
}
