/** An answer that the gateway has written into the page (libs/services/gateway/src/pages/first-data.ts). */
export interface FirstAnswer {
  /** `<service>.<call>`; the endpoint has the call's own name. */
  call: string;
  input: object;
  output: unknown;
}
