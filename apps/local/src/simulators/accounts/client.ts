/** The product as the simulated providers know it. No secret: the simulators answer this machine only. */
export const CLIENT = { id: 'festlig-on-this-machine', secret: 'known-to-the-simulators' } as const;

/** Whether a token request comes from that client: credentials in the body, as the product sends them. */
export const isClient = (form: URLSearchParams): boolean =>
  form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret;
