import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { platformVariables } from '@festlig/platform/config/platform-variables';
import { checkProcess, checkVariables, entriesOf } from './manifests.ts';
import { page } from './page.ts';
import { everywhere, local, processes } from './processes.ts';

const PATH = 'docs/operations/configuration.md';
const text = await format(page(everywhere, processes, local), { ...(await resolveConfig(PATH)), filepath: PATH });

if (!process.argv.includes('--check')) {
  writeFileSync(PATH, text);
} else {
  const read = (path: string): string => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  };
  const configMap = read('k8s/configuration.yaml');
  const milliseconds = (name: 'STOP_DRAIN_MS' | 'STOP_GRACE_MS') =>
    platformVariables[name].schema.parse(entriesOf(configMap)[name]);
  const stop = { drain: milliseconds('STOP_DRAIN_MS'), grace: milliseconds('STOP_GRACE_MS') };
  const manifests = readdirSync('k8s/processes');
  const problems = [
    ...(read(PATH) === text ? [] : [`${PATH}: is out of date (npm run docs:config)`]),
    ...checkVariables(configMap, read('k8s/secret.example.yaml'), everywhere, processes).map((what) => `k8s: ${what}`),
    ...Object.keys(processes)
      .filter((name) => !manifests.includes(`${name}.yaml`))
      .map((name) => `k8s/processes: has no ${name}.yaml`),
    ...manifests.flatMap((name) =>
      checkProcess(read(`k8s/processes/${name}`), stop).map((what) => `k8s/processes/${name}: ${what}`),
    ),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`configuration: ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
