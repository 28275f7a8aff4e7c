/** An error in the form of Stripe's API, so that the real client library throws its own error classes. */
export class StripeError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly param?: string,
    readonly code?: string,
  ) {
    super(message);
  }

  /** The body of the answer. */
  wire(): object {
    return { error: { type: 'invalid_request_error', message: this.message, param: this.param, code: this.code } };
  }
}
