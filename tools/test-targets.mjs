import { dirname } from 'node:path';

// Tests by cost (docs/decisions/003): the ending of the file name decides the Nx target and Jest's project.
const INT = /\.int\.spec\.tsx?$/;
const E2E = /\.e2e\.spec\.tsx?$/;
// The result of an int test also depends on the servers it runs on.
const servers = ['MONGODB_TEST_URI', 'KAFKA_TEST_BROKERS', 'S3_TEST_ENDPOINT', 'REDIS_TEST_URL'];
const surroundings = [...servers, 'FESTLIG_TEST_CONTAINERS', 'FESTLIG_KAFKA'].map((env) => ({ env }));

const jest = (project, root, ...more) => ({
  command: `node --experimental-vm-modules --no-warnings node_modules/jest/bin/jest.js --selectProjects ${project} --roots ${root}`,
  cache: true,
  inputs: ['default', '^production', '{workspaceRoot}/jest.config.mjs', ...more],
});

/**
 * The targets of a project: `unit` and `int`, where it has such tests. There is no `e2e` target: the result of the
 * whole product is never cached.
 */
function targetsOf(root, specs) {
  const targets = {};
  if (specs.some((spec) => !INT.test(spec) && !E2E.test(spec))) {
    targets.unit = jest(root === 'apps/web' ? 'web' : 'unit', root);
  }
  if (specs.some((spec) => INT.test(spec))) targets.int = jest('int', root, ...surroundings);
  return targets;
}

/** An Nx plugin: each project's test targets, inferred from the spec files it has. */
export default {
  name: 'festlig-test-targets',
  createNodes: [
    '{apps,libs,tools}/**/{project.json,*.spec.ts,*.spec.tsx}',
    (files) => {
      const projects = files.filter((file) => file.endsWith('/project.json'));
      const specs = files.filter((file) => !file.endsWith('/project.json'));
      return projects.map((file) => {
        const root = dirname(file);
        const own = specs.filter((spec) => spec.startsWith(`${root}/`));
        return [file, { projects: { [root]: { targets: targetsOf(root, own) } } }];
      });
    },
  ],
};
