import type { Backing, BackingOptions } from './contract';

/**
 * One way to get a service. Returns undefined where this machine does not offer it; throws when it should have worked.
 */
export type Candidate = (options: BackingOptions) => Promise<Backing | undefined>;

/** Uses the first candidate that works and logs which failed before it; throws all the reasons when none works. */
export async function firstThatWorks(
  service: Backing['service'],
  candidates: Candidate[],
  options: BackingOptions,
): Promise<Backing> {
  const failures: string[] = [];
  for (const candidate of candidates) {
    try {
      const backing = await candidate(options);
      if (!backing) continue;
      for (const failure of failures) options.log(`${service}: ${failure}`);
      return backing;
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(`${service}: ${failures.join('\n') || 'nothing on this machine offers it'}`);
}

/**
 * A service that the environment names. It is used as it is and never stopped. When it does not answer, that is an
 * error and no reason to use another one: the data would be stored where nobody looks for it.
 */
export async function given(
  service: Backing['service'],
  variable: string,
  env: Record<string, string>,
  answers: () => Promise<unknown>,
): Promise<Backing> {
  try {
    await answers();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${service}: ${variable} is set, but nothing answers there (${reason})`);
  }
  return { service, took: `given by ${variable}`, env, stop: async () => {} };
}
