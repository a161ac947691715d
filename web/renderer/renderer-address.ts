/** Where the renderer listens on this machine, and what it knows its fronts by. */
export interface RendererAddress {
  port: number;
  secret: string;
}

/** What `npm start` gives the processes of the site to find each other by. */
export const variablesOf = ({ port, secret }: RendererAddress): Record<string, string> => ({
  RENDERER_PORT: String(port),
  RENDERER_SECRET: secret,
});

/** Reads it in one of these processes; throws when somebody else has started it. */
export function readRendererAddress(): RendererAddress {
  const port = Number(process.env.RENDERER_PORT);
  const secret = process.env.RENDERER_SECRET;
  if (!port || !secret)
    throw new Error(
      'RENDERER_PORT and RENDERER_SECRET are not set: "npm start" starts the processes of the site.',
    );
  return { port, secret };
}
