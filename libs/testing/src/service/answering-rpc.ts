import type { AnyCall, InputOf, OutputOf, RequestOf } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { RpcClient } from '@festlig/platform/rpc';

type Answer = (input: never) => unknown;

/** Simulates the other services. Input and output are checked by the call's schemas. */
export class AnsweringRpc extends RpcClient {
  private readonly answers = new Map<string, Answer>();

  constructor() {
    super({ addresses: {}, secret: '', service: 'test' });
  }

  answer<C extends AnyCall>(
    call: C,
    answer: (input: InputOf<C>) => RequestOutput<C> | Promise<RequestOutput<C>>,
  ): void {
    this.answers.set(call.name, answer as Answer);
  }

  override async call<C extends AnyCall>(call: C, input: RequestOf<C>): Promise<OutputOf<C>> {
    const answer = this.answers.get(call.name);
    if (!answer) throw new CallError('unavailable');
    return call.output.parse(await answer(call.input.parse(input) as never)) as OutputOf<C>;
  }
}

type RequestOutput<C extends AnyCall> = C['output']['_zod']['input'];
