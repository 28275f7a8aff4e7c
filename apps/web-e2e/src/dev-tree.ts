import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@festlig/platform/net/free-port';
import { waitFor } from '@festlig/testing/product/wait-for';

const COPIED = ['apps', 'libs', 'tools', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json'];

/** `npm run dev` in a copy of the sources, which a test may edit. */
export class DevTree {
  private output = '';

  private constructor(
    readonly url: string,
    private readonly directory: string,
    private readonly program: ChildProcess,
  ) {
    for (const stream of [program.stdout, program.stderr]) stream?.on('data', (text) => (this.output += String(text)));
  }

  /** @param project the clone to copy */
  static async start(project: string): Promise<DevTree> {
    const directory = mkdtempSync(join(tmpdir(), 'festlig-dev-'));
    for (const name of COPIED) cpSync(join(project, name), join(directory, name), { recursive: true });
    symlinkSync(resolve(project, 'node_modules'), join(directory, 'node_modules'));
    const [port, inbox, simulators] = [await freePort(), await freePort(), await freePort()];
    const ports = { PORT: String(port), INBOX_PORT: String(inbox), SIMULATOR_PORT: String(simulators) };
    const settings = { FESTLIG_DATA_DIR: join(directory, '.festlig'), FESTLIG_DEMO: 'off', FESTLIG_KAFKA: 'off' };
    const program = spawn(join(directory, 'node_modules/.bin/node'), ['tools/start.mjs', '--dev'], {
      cwd: directory,
      env: { ...process.env, ...ports, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const tree = new DevTree(`http://localhost:${port}`, directory, program);
    try {
      await tree.said(/Ready after/);
    } catch (error) {
      await tree.stop();
      throw error;
    }
    return tree;
  }

  /** Waits until it has printed this. @throws when it ends before that */
  async said(words: RegExp): Promise<void> {
    await waitFor(async () => {
      if (this.program.exitCode !== null) throw new Error(`npm run dev ended:\n${this.output}`);
      return words.test(this.output);
    }, `${words} in the output of npm run dev:\n${this.output}`);
  }

  /** Saves a file with one text in it replaced. */
  edit(file: string, from: string, to: string): void {
    const path = join(this.directory, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    writeFileSync(path, text.replace(from, to));
  }

  async stop(): Promise<void> {
    if (this.program.exitCode === null) {
      const exit = once(this.program, 'exit');
      this.program.kill('SIGTERM');
      await exit;
    }
    rmSync(this.directory, { recursive: true, force: true });
  }
}
