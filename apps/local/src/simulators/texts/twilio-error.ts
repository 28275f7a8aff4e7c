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

const bad = (code: number, message: string) => new TwilioError(400, code, message);

/** The numbers of Twilio's test accounts that are answered with an error, and one of our own for too many requests. */
export const REFUSED: Readonly<Record<string, TwilioError>> = {
  '+15005550001': bad(21211, "The 'To' number +15005550001 is not a valid phone number."),
  '+15005550002': bad(21612, "The 'To' phone number is not currently reachable."),
  '+15005550003': bad(21408, 'Permission to send an SMS has not been enabled for the region.'),
  '+15005550004': bad(21610, 'Attempt to send to unsubscribed recipient.'),
  '+15005550009': bad(21614, "The 'To' number is not a valid mobile number."),
  '+15005550429': new TwilioError(429, 20429, 'Too Many Requests'),
};
