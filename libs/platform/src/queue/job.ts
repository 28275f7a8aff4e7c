import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

/** Work that is done later or slowly by a worker. `name` is the queue's name: `<service>.<noun>`. */
export interface JobDeclaration<D extends z.ZodType = z.ZodType> {
  name: string;
  data: D;
  /** Tries before the job counts as failed, with exponential pauses and jitter in between. */
  attempts: number;
  /** Number of jobs of this kind that one process runs at a time. */
  concurrency: number;
}
export type JobDataOf<J extends JobDeclaration> = z.output<J['data']>;

export const defineJob = <D extends z.ZodType>(declaration: JobDeclaration<D>): JobDeclaration<D> => declaration;

/**
 * Runs one kind of job. A stalled job is run again, so its effect must be idempotent. `run` is a property, so that
 * a handler that requires more than the job's data does not compile.
 */
export interface JobHandler<J extends JobDeclaration> {
  run: (data: JobDataOf<J>) => Promise<void>;
}

const JOB = Symbol('festlig:job');

/** Marks a provider as the worker of a job. Processes that run jobs start it. */
export const Processes =
  <J extends JobDeclaration>(job: J) =>
  (target: abstract new (...dependencies: never[]) => JobHandler<J>): void => {
    Injectable()(target);
    Reflect.defineMetadata(JOB, job, target);
  };

export const jobOf = (target: object): JobDeclaration | undefined =>
  Reflect.getMetadata(JOB, target) as JobDeclaration | undefined;
