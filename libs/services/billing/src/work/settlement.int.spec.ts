import { billing } from '@festlig/contracts/billing';
import type { DataOf, EventDeclaration } from '@festlig/contracts/define';
import { messaging, sendPlanned, textReturned, textsSettled } from '@festlig/contracts/messaging';
import { Queue } from '@festlig/platform/queue';
import type { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buyTokens, CashBox, factOf, host, ledgerOf, startBilling, sweep, work } from '../billing.fixture';
import { OnSendPlanned } from '../reactions/on-send-planned';
import { OnTextReturned } from '../reactions/on-text-returned';
import { OnTextsSettled } from '../reactions/on-texts-settled';
import { LedgerRepository } from '../store/ledger.repository';
import { PostingRepository } from '../store/posting.repository';
import { ReservationRepository } from '../store/reservation.repository';

const { getBalance, listLedger, reserveTokens } = billing.calls;
const hex = (number: number) => number.toString(16).padStart(24, '0');
const KILLED = 'the process was killed';

/** Where a process ends: before a write, or after it and before the writer learns so. */
type End = 'no' | 'before' | 'after';

/** The writes of the books, at which a test can end the process. */
const WRITES: [type: abstract new (...dependencies: never[]) => object, methods: string[]][] = [
  [PostingRepository, ['add', 'remove']],
  [LedgerRepository, ['book']],
  [ReservationRepository, ['open', 'notePlan', 'noteChunk', 'close']],
];

describe('the tokens of a send', () => {
  let service: TestService;
  let queue: RecordingQueue;
  /** What happens at the next writes. */
  let ends: End[] = [];
  let count = 0;

  const interrupt = (target: object, method: string) => {
    const object = target as Record<string, (...input: unknown[]) => Promise<unknown>>;
    const write = object[method]!.bind(target);
    object[method] = async (...input) => {
      const end = ends.shift() ?? 'no';
      if (end === 'before') throw new Error(KILLED);
      const written = await write(...input);
      if (end === 'after') throw new Error(KILLED);
      return written;
    };
  };
  /** Whether it was done: a fact and a call are repeated until they are, a job is found by the sweep. */
  const survives = (done: Promise<unknown>): Promise<boolean> =>
    done.then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && error.message === KILLED) return false;
        throw error;
      },
    );
  const react = (fact: { event: EventDeclaration; data: unknown }): Promise<void> => {
    const reactions = [
      [sendPlanned, OnSendPlanned],
      [textsSettled, OnTextsSettled],
      [textReturned, OnTextReturned],
    ] as const;
    const [, reaction] = reactions.find(([event]) => event === fact.event)!;
    const handler = service.app.get<{ react(data: never, of: never): Promise<void> }>(reaction, { strict: false });
    return handler.react(fact.data as never, factOf(fact.event, fact.data as never) as never);
  };
  const told = <E extends EventDeclaration>(event: E, data: DataOf<E>) => ({ event, data: data as unknown });
  /** A party of its own with so many tokens. */
  const aParty = async (tokens: number) => {
    const partyId = hex(++count);
    service.parties.set(partyId, { [host.id]: 'owner' });
    if (tokens > 0) await buyTokens(service, tokens, hex(1_000_000 + count), partyId);
    return { partyId, sendId: hex(2_000_000 + count) };
  };
  const balanceOf = async (partyId: string) => {
    const { tokens, reserved } = await service.call(getBalance, { partyId }, host);
    return { tokens, reserved };
  };
  const sweepAll = async () => {
    service.clock.advance(60_000);
    await sweep(service);
  };

  beforeAll(async () => {
    service = await startBilling(new CashBox());
    service.rpc.answer(messaging.calls.findSend, () => ({ found: true }));
    queue = service.app.get(Queue, { strict: false }) as unknown as RecordingQueue;
    for (const [type, methods] of WRITES)
      for (const method of methods) interrupt(service.app.get<object>(type as never, { strict: false }), method);
  });
  afterAll(() => service.stop());

  it('are held while texts are on their way, and only those of texts that left are gone', async () => {
    const send = await aParty(20);
    await service.ask(reserveTokens, { ...send, tokens: 12 });
    expect(await balanceOf(send.partyId)).toEqual({ tokens: 8, reserved: 12 });
    await react(told(sendPlanned, { ...send, texts: 10 }));
    await work(service);
    expect(await balanceOf(send.partyId)).toEqual({ tokens: 10, reserved: 10 });
    await react(told(textsSettled, { ...send, chunk: 0, size: 6, sent: 5, returned: 1 }));
    await work(service);
    expect(await balanceOf(send.partyId)).toEqual({ tokens: 11, reserved: 4 });
    await react(told(textsSettled, { ...send, chunk: 1, size: 4, sent: 4, returned: 0 }));
    await react(told(textReturned, { ...send, chunk: 0, index: 3 }));
    await work(service);
    expect(await balanceOf(send.partyId)).toEqual({ tokens: 12, reserved: 0 });
    const { items } = await service.call(listLedger, { partyId: send.partyId }, host);
    expect(items[0]).toMatchObject({ kind: 'send', sendId: send.sendId, tokens: -8, reserved: 12, returned: 4 });
  });

  it('come back once when every fact arrives a hundred times', async () => {
    const send = await aParty(10);
    await service.ask(reserveTokens, { ...send, tokens: 10 });
    const facts = [
      told(sendPlanned, { ...send, texts: 8 }),
      told(textsSettled, { ...send, chunk: 0, size: 8, sent: 6, returned: 2 }),
      told(textReturned, { ...send, chunk: 0, index: 1 }),
    ];
    for (const fact of facts) await Promise.all(Array.from({ length: 100 }, () => react(fact)));
    await work(service);
    for (const fact of facts) await react(fact);
    await work(service);
    expect(await balanceOf(send.partyId)).toEqual({ tokens: 5, reserved: 0 });
    expect(await ledgerOf(service, send.partyId)).toHaveLength(5);
  });

  it('come back when their jobs were lost, once the sweep has found them', async () => {
    const send = await aParty(5);
    await service.ask(reserveTokens, { ...send, tokens: 5 });
    queue.forget();
    await react(told(sendPlanned, { ...send, texts: 0 }));
    queue.forget();
    await work(service);
    expect(await balanceOf(send.partyId)).toMatchObject({ tokens: 0 });
    await sweepAll();
    expect(await balanceOf(send.partyId)).toEqual({ tokens: 5, reserved: 0 });
  });

  it('come back never more than were taken, whatever the facts say', async () => {
    const send = await aParty(5);
    await service.ask(reserveTokens, { ...send, tokens: 5 });
    await react(told(textsSettled, { ...send, chunk: 0, size: 9, sent: 0, returned: 9 }));
    await react(told(textReturned, { ...send, chunk: 0, index: 1 }));
    await work(service);
    expect(await balanceOf(send.partyId)).toMatchObject({ tokens: 5 });
  });

  it('cannot be taken any more by a call that was stopped in the middle when messaging says that no send will begin', async () => {
    const send = await aParty(5);
    ends = ['no', 'before'];
    expect(await survives(service.ask(reserveTokens, { ...send, tokens: 5 }).catch(unwrapped))).toBe(false);
    await react(told(sendPlanned, { ...send, texts: 0 }));
    await expect(service.ask(reserveTokens, { ...send, tokens: 5 })).rejects.toMatchObject({
      failure: { body: { errors: { root: { code: 'insufficient_tokens' } } } },
    });
    expect(await balanceOf(send.partyId)).toEqual({ tokens: 5, reserved: 0 });
  });

  it('are not made from facts of a send that reserved none', async () => {
    const send = await aParty(0);
    await react(told(sendPlanned, { ...send, texts: 0 }));
    await react(told(textsSettled, { ...send, chunk: 0, size: 3, sent: 1, returned: 2 }));
    await react(told(textReturned, { ...send, chunk: 0, index: 1 }));
    await work(service);
    expect(await ledgerOf(service, send.partyId)).toEqual([]);
  });

  const aSend = fc.record({
    spare: fc.nat(3),
    unneeded: fc.nat(3),
    chunks: fc.array(fc.record({ sent: fc.nat(5), returned: fc.nat(3), late: fc.nat(3) }), { maxLength: 4 }),
  });
  const trial = fc.record({
    send: aSend,
    order: fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
    ends: fc.array(fc.constantFrom<End>('no', 'no', 'no', 'before', 'after'), { maxLength: 60 }),
  });

  it('add up to the texts that left, in any order of facts, with replays, and wherever processes are killed', async () => {
    await fc.assert(
      fc.asyncProperty(trial, async ({ send: { spare, unneeded, chunks }, order, ends: planned }) => {
        const settled = chunks.map(({ sent, returned, late }, chunk) => {
          return { chunk, size: sent + returned, sent, returned, late: Math.min(late, sent) };
        });
        const texts = settled.reduce((sum, { size }) => sum + size, 0);
        const left = settled.reduce((sum, { sent, late }) => sum + sent - late, 0);
        const tokens = Math.max(1, texts + unneeded);
        const send = await aParty(tokens + spare);
        const facts = [
          told(sendPlanned, { ...send, texts }),
          ...settled.map(({ late: _late, ...chunk }) => told(textsSettled, { ...send, ...chunk })),
          ...settled.flatMap(({ chunk, late }) =>
            Array.from({ length: late }, (_, index) => told(textReturned, { ...send, chunk, index })),
          ),
        ];
        ends = [...planned];
        while (!(await survives(service.ask(reserveTokens, { ...send, tokens }).catch(unwrapped))));
        // Each fact at least once, and some again, in an order of its own; a fact comes again until it was handled.
        const again = [...facts, ...order.slice(0, 10).map((number) => facts[number % facts.length]!)];
        const shuffled = again
          .map((fact, index) => ({ fact, place: order[(index * 7) % order.length]! }))
          .toSorted((one, other) => one.place - other.place);
        for (const [index, { fact }] of shuffled.entries()) {
          while (!(await survives(react(fact))));
          if (index % 3 === 0) await survives(work(service));
        }
        while (!(await survives(sweepAll())));
        ends = [];
        await sweepAll();
        expect(await balanceOf(send.partyId)).toEqual({ tokens: tokens + spare - left, reserved: 0 });
        const entries = await ledgerOf(service, send.partyId);
        expect(entries.at(-1)?.balance).toBe(tokens + spare - left);
      }),
      { numRuns: 25 },
    );
  });
});

/** A call that a killed process never answered. @throws the error itself */
function unwrapped(error: unknown): never {
  throw error instanceof Error && 'failure' in error ? new Error(KILLED) : error;
}
