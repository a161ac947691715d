/** The kinds of networks that the footer can link to, each with its own drawing. */
export const networks = ['network', 'photos', 'code', 'video'] as const;

/** The name of one kind of network. */
export type Network = (typeof networks)[number];
