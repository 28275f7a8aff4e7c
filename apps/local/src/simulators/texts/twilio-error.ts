/** An error in the form of Twilio's API, so that the real client library throws its own exception. */
export class TwilioError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }

  /** The body of the answer. */
  wire(): object {
    const { status, code, message } = this;
    return { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status };
  }
}
