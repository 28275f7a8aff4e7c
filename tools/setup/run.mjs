import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program on PATH, or undefined. */
export function findProgram(name, environment = process.env) {
  return (environment.PATH ?? '')
    .split(delimiter)
    .map((directory) => join(directory, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return statSync(path).isFile();
      } catch {
        return false;
      }
    });
}

/** Runs a program for at most `seconds`; returns whether it succeeded, and its output. Never throws. */
export function run(command, args, { seconds, cwd, env = process.env }) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const limit = setTimeout(() => {
      output += `\nstopped after ${seconds} s`;
      child.kill('SIGKILL');
      // A child process may keep the pipes open; the result does not wait for it.
      resolve({ succeeded: false, output });
    }, seconds * 1000);
    const end = (succeeded) => {
      clearTimeout(limit);
      resolve({ succeeded, output });
    };
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** The last lines of a program's output, indented: enough to see why it failed. */
export function tail(output, lines = 15) {
  return output
    .trim()
    .split('\n')
    .slice(-lines)
    .map((line) => `            ${line}`)
    .join('\n');
}
