/** An answer that the gateway has written into the page (libs/services/gateway/src/pages/first-data.ts). */
export interface FirstAnswer {
  /** `<service>.<call>`; the endpoint has the call's own name. */
  call: string;
  input: object;
  output: unknown;
}

/** The data that came with the page, which are given once: later reads go to the server. */
export function servedAnswers(): FirstAnswer[] {
  const element = document.getElementById('first-data');
  element?.remove();
  return JSON.parse(element?.textContent ?? '[]') as FirstAnswer[];
}
