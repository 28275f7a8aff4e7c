import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** One built process of the product, as it runs in a cluster. */
export class ProductProcess {
  /** All its output so far. */
  output = '';
  /** Its exit code. */
  readonly ended: Promise<number | null>;

  private constructor(readonly child: ChildProcess) {
    const keep = (text: Buffer) => void (this.output += text.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    this.ended = once(child, 'close').then(([code]) => code as number | null);
  }

  /** @param program the path below dist, e.g. messaging/worker.js */
  static run(program: string, environment: Record<string, string>): ProductProcess {
    const node = join(process.cwd(), 'node_modules/.bin/node');
    const env = { PATH: process.env['PATH'], ...environment };
    return new ProductProcess(spawn(node, [join('dist', program)], { env, stdio: ['ignore', 'pipe', 'pipe'] }));
  }

  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    return this.ended;
  }
}
