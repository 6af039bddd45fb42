/** An answer other than success, in the exact body of the hosted service. */
export class WireError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown, message: string) {
    super(message);
    this.name = 'WireError';
    this.status = status;
    this.body = body;
  }
}
