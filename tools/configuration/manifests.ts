import type { Variables } from '@festlig/platform/config';
import { isRequired } from './table.ts';

/** Keys of a ConfigMap's `data` or a Secret's `stringData`, with their values. */
export const entriesOf = (manifest: string): Record<string, string> =>
  Object.fromEntries(
    [...manifest.matchAll(/^ {2}([A-Z][A-Z0-9_]*): *(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/^'(.*)'$/, '$1'),
    ]),
  );

/** Problems with the variables that the manifests set: unknown, missing and malformed ones. */
export function checkVariables(
  configMap: string,
  secret: string,
  everywhere: Variables,
  processes: Record<string, Variables>,
): string[] {
  const known: Variables = Object.assign({}, everywhere, ...Object.values(processes));
  const [settings, secrets] = [entriesOf(configMap), entriesOf(secret)];
  const names = [...Object.keys(settings), ...Object.keys(secrets)];
  return [
    ...names.filter((name) => !(name in known)).map((name) => `${name} is not a variable of any process`),
    ...names.filter((name, place) => names.indexOf(name) !== place).map((name) => `${name} is set twice`),
    ...Object.entries(known)
      .filter(([name, variable]) => isRequired(variable) && !names.includes(name))
      .map(([name]) => `${name} is missing`),
    // The secrets in the example are empty on purpose.
    ...Object.entries(settings)
      .filter(([name, value]) => known[name]?.schema.safeParse(value).success === false)
      .map(([name]) => `${name} is malformed`),
  ];
}

/** Milliseconds for the work after the last step of a stop. */
const MARGIN = 2000;
/** The shortest timeout of a probe in seconds: a busy process answers late. */
const PROBE = 3;
/**
 * The shortest time a start must be allowed, in seconds: a process waits 20 s for the document store, and many start at
 * once.
 */
const START = 120;

/** Problems with the probes and the stop time of a process. */
export function checkProcess(manifest: string, stop: { drain: number; grace: number }): string[] {
  const grace = Number(/terminationGracePeriodSeconds: (\d+)/.exec(manifest)?.[1] ?? 30) * 1000;
  const probes = { startupProbe: '/readyz', livenessProbe: '/healthz', readinessProbe: '/readyz' };
  const startup = /startupProbe:\s*\{(.*)\}/.exec(manifest)?.[1] ?? '';
  const [, period = 10] = /periodSeconds: (\d+)/.exec(startup) ?? [];
  const [, failures = 3] = /failureThreshold: (\d+)/.exec(startup) ?? [];
  return [
    ...(Number(period) * Number(failures) < START ? [`startupProbe allows a start less than ${START} seconds`] : []),
    ...(grace < stop.drain + stop.grace + MARGIN
      ? ['terminationGracePeriodSeconds is shorter than STOP_DRAIN_MS and STOP_GRACE_MS']
      : []),
    ...Object.entries(probes).flatMap(([name, path]) => {
      const probe = new RegExp(`${name}:\\s*\\{(.*)\\}`).exec(manifest)?.[1] ?? '';
      const seconds = Number(/timeoutSeconds: (\d+)/.exec(probe)?.[1] ?? 1);
      if (!probe.includes(`path: ${path},`) || !probe.includes('port: health'))
        return [`${name} does not request ${path}`];
      return seconds < PROBE ? [`${name} waits less than ${PROBE} seconds`] : [];
    }),
  ];
}
