import type { Handler } from '../../kernel/http/handler.ts';

/** Answers what asks for an announcement, an upgrade or a trial: there is none. */
export const nothing: Handler = () => Response.json(null);

/** Answers what asks for a list that a lake has no use for, such as the applications of an organisation. */
export const noList: Handler = () => Response.json([]);

/** Answers what only wants to be heard. */
export const heard: Handler = () => Response.json({});

/** Answers `/intake/telemetry-status`: nobody has agreed to be watched. */
export const telemetryStatus: Handler = () => Response.json({ status: 'denied' });
