import { CLIENT } from './client';

type Environment = Readonly<Record<string, string | undefined>>;

const OWN = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
] as const;

/**
 * The variables of the log-in through providers: the real provider where the developer has given keys of it, otherwise
 * its simulator.
 */
export function providersOf(environment: Environment, simulatorUrl: string): Record<string, string> {
  const simulated = [
    { GOOGLE_ISSUER: `${simulatorUrl}/google` },
    {
      FACEBOOK_DIALOG_URL: `${simulatorUrl}/facebook/dialog/oauth`,
      FACEBOOK_GRAPH_URL: `${simulatorUrl}/facebook`,
    },
  ];
  return Object.assign(
    {},
    ...OWN.map(([id, secret], index) =>
      environment[id] && environment[secret]
        ? { [id]: environment[id], [secret]: environment[secret] }
        : { [id]: CLIENT.id, [secret]: CLIENT.secret, ...simulated[index] },
    ),
  );
}
