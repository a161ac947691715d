const limitType = 'queryExecutionError';

/** A request that the lake declines: the status and the body that Sanity's client understands. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    body: object = plain(status, message),
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }

  /** The refusal of a method at a path that is answered for other methods. */
  static ofMethod(method: string, path: string, allowed: readonly string[]): Refusal {
    const message = `The lake does not answer ${method} ${path}, only ${allowed.join(', ')}.`;
    return new Refusal(405, message, plain(405, message), { Allow: [...allowed, 'OPTIONS'].join(', ') });
  }

  /**
   * A refusal in the shape of a failed query; `start` and `end` place the client's caret, on one character without
   * `end`.
   */
  static ofQuery(
    query: string,
    start: number,
    description: string,
    end = Math.min(start + 1, query.length),
  ): Refusal {
    const error = { type: 'queryParseError', description, query, start, end };
    return new Refusal(400, description, { error });
  }

  /** A refusal of a query that exceeds a limit; `what` names the limit. */
  static ofLimit(query: string, what: string): Refusal {
    const description = `The query needs too much. ${what}. Ask for less at once.`;
    return new Refusal(400, description, { error: { type: limitType, description, query } });
  }

  /** Whether a query was refused because it exceeds a limit, which it might not at another time. */
  get isOfLimit(): boolean {
    const { error } = this.body as { error?: { type?: unknown } };
    return error?.type === limitType;
  }

  /** A refusal in the shape of a failed mutation, which rolls back its whole transaction. */
  static ofMutation(status: number, index: number, type: string, description: string, fields = {}): Refusal {
    const items = [{ error: { type, description, ...fields }, index }];
    const error = { type: 'mutationError', description: `The mutation(s) failed: ${description}`, items };
    return new Refusal(status, description, { error, statusCode: status });
  }

  /** The refusal of a mutation as that of the one at `index` of its request; any other refusal as it is. */
  at(index: number): Refusal {
    const { error } = this.body as { error?: { items?: object[] } };
    if (!error?.items) return this;
    const items = error.items.map((item) => ({ ...item, index }));
    return new Refusal(this.status, this.message, { ...this.body, error: { ...error, items } }, this.headers);
  }

  /** The refusal of a mutation in the shape of a failed action; any other refusal as it is. */
  asAction(): Refusal {
    const { error } = this.body as { error?: { type?: string; description?: string } };
    if (error?.type !== 'mutationError') return this;
    const description = `The action(s) failed: ${this.message}`;
    const failed = { ...error, type: 'actionError', description };
    return new Refusal(this.status, this.message, { error: failed, statusCode: this.status });
  }

  toResponse(): Response {
    const headers = {
      'X-Content-Type-Options': 'nosniff', // here too, for answers that do not come through a lake
      ...(this.status === 401 && { 'WWW-Authenticate': 'Bearer' }), // https://www.rfc-editor.org/rfc/rfc9110#name-401-unauthorized
      ...this.headers,
    };
    return Response.json(this.body, { status: this.status, headers });
  }
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
};

function plain(status: number, message: string): object {
  const code = status === 401 ? { errorCode: 'SIO-401-ANF' } : {};
  return { statusCode: status, error: titles[status] ?? 'Error', message, ...code };
}
