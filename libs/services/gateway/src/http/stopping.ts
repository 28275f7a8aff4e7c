/** Signals streams and other endless work that the gateway stops. */
export class Stopping {
  private readonly controller = new AbortController();
  readonly signal = this.controller.signal;

  begin(): void {
    this.controller.abort();
  }
}
