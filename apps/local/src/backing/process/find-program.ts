import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program on the PATH of `environment`, or undefined. */
export function findProgram(name: string, environment: NodeJS.ProcessEnv): string | undefined {
  return (environment['PATH'] ?? '')
    .split(delimiter)
    .map((directory) => join(directory, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
