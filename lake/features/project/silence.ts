import type { Handler } from '../../kernel/http/handler.ts';

/** Answers requests for an announcement, an upgrade or a trial: there is none. */
export const answerNull: Handler = () => Response.json(null);

/** Answers requests for a list that a lake has no use for, such as the applications of an organisation. */
export const noList: Handler = () => Response.json([]);

/** Answers requests that only report something. */
export const heard: Handler = () => Response.json({});

/** Answers `/intake/telemetry-status`: nobody has agreed to be watched. */
export const telemetryStatus: Handler = () => Response.json({ status: 'denied' });
