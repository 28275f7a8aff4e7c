import { call, defineContract, defineEvent } from '@festlig/contracts/define';
import { Module } from '@nestjs/common';
import { z } from 'zod';
import { type Reaction, Reacts } from '../../bus';
import { defineJob, type JobHandler, Processes } from '../../queue';
import { type Handler, Handles } from '../../rpc';

const none = z.object({});
const { calls } = defineContract(
  'party',
  {},
  {
    wait: call({ summary: '', access: 'internal', input: none, output: none, idempotent: false }),
    fail: call({ summary: '', access: 'internal', input: none, output: none, idempotent: true }),
  },
);
export const trialCalls = calls;
export const happened = defineEvent('trial.happened', none, () => 'one key');
export const trialJob = defineJob({ name: 'trial.work', data: none, attempts: 1, concurrency: 1 });

/** Lets a test hold up work: `pass` waits while the gate is closed. */
export class Gate {
  private opened = Promise.resolve();
  private release = (): void => undefined;
  /** Number of calls of `pass` that have begun. */
  arrived = 0;
  /** Number of calls of `pass` that have gone through. */
  passed = 0;

  close(): void {
    this.opened = new Promise((resolve) => (this.release = resolve));
  }
  open(): void {
    this.release();
  }
  async pass(): Promise<void> {
    this.arrived++;
    await this.opened;
    this.passed++;
  }
}

/** The gate at which the providers below wait. Shared, because Nest creates the providers. */
export const gate = { current: new Gate() };

@Handles(trialCalls.wait)
class WaitHandler implements Handler<typeof trialCalls.wait> {
  async handle() {
    await gate.current.pass();
    return {};
  }
}

@Handles(trialCalls.fail)
class FailHandler implements Handler<typeof trialCalls.fail> {
  async handle(): Promise<never> {
    throw new TypeError('a fault');
  }
}

@Reacts(happened)
class OnHappened implements Reaction<typeof happened> {
  react = () => gate.current.pass();
}

@Processes(trialJob)
class TrialJob implements JobHandler<typeof trialJob> {
  run = () => gate.current.pass();
}

@Module({ providers: [WaitHandler, FailHandler, OnHappened] })
export class TrialModule {}

@Module({ providers: [TrialJob] })
export class TrialWorkerModule {}
