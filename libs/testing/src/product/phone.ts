import { waitFor } from './wait-for';

/** A Danish mobile number that no other test uses. Not every number that begins with 2 is one; those with 26 are. */
export const freshPhone = (): string =>
  `+4526${Math.floor(Math.random() * 1e6)
    .toString()
    .padStart(6, '0')}`;

/** The phone that receives every text the product sends: the simulator's page. */
export class Phone {
  constructor(private readonly simulatorUrl: string) {}

  /** The page with the texts of a number, newest first. */
  pageOf(number: string): string {
    return `${this.simulatorUrl}/phone?number=${encodeURIComponent(number)}`;
  }

  /** Writes from a number to the product, which answers with a link: the link in its newest text. */
  async answer(number: string, body: string): Promise<string> {
    const form = new URLSearchParams({ number, to: 'Festlig', body });
    await fetch(`${this.simulatorUrl}/phone`, { method: 'POST', body: form });
    return waitFor(async () => {
      const page = await (await fetch(this.pageOf(number))).text();
      return /class="text">[^<]*?(https?:\/\/[^\s<]+)/.exec(page)?.[1] ?? false;
    }, `an answer to ${number}`);
  }

  /** Waits for a text with a code to a number; with `not` for another one. */
  async waitForCode(number: string, not = ''): Promise<string> {
    return waitFor(async () => {
      const page = await (await fetch(this.pageOf(number))).text();
      const code = /class="text">(\d{6}) /.exec(page)?.[1];
      return code !== undefined && code !== not && code;
    }, `a code to ${number}`);
  }
}
