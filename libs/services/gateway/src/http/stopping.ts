/** Says to what goes on by itself that the gateway stops. */
export class Stopping {
  private readonly controller = new AbortController();
  readonly signal = this.controller.signal;

  begin(): void {
    this.controller.abort();
  }
}
