import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

/** Work done once, later or slowly. `name` is the queue's name: `<service>.<noun>`. */
export interface JobDeclaration<D extends z.ZodType = z.ZodType> {
  name: string;
  data: D;
  /** Tries before the job counts as failed; between them an exponential pause with jitter. */
  attempts: number;
  /** Jobs of this kind one process works on at a time. */
  concurrency: number;
}
export type JobDataOf<J extends JobDeclaration> = z.output<J['data']>;

export const defineJob = <D extends z.ZodType>(declaration: JobDeclaration<D>): JobDeclaration<D> => declaration;

/**
 * Works off one kind of job. A stalled job is run again, so its effect must be idempotent. `run` is a property: a worker
 * that asks for more than the job's data does not compile.
 */
export interface JobHandler<J extends JobDeclaration> {
  run: (data: JobDataOf<J>) => Promise<void>;
}

const JOB = Symbol('festlig:job');

/** Marks a provider as the worker of a job; started in processes that run jobs. */
export const Processes =
  <J extends JobDeclaration>(job: J) =>
  (target: abstract new (...dependencies: never[]) => JobHandler<J>): void => {
    Injectable()(target);
    Reflect.defineMetadata(JOB, job, target);
  };

export const jobOf = (target: object): JobDeclaration | undefined =>
  Reflect.getMetadata(JOB, target) as JobDeclaration | undefined;
