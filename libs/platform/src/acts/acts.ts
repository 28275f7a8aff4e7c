import type { AnyCall } from '@festlig/contracts/define';
import { isActWith, isListedWhenDone, partyAdministered } from '@festlig/contracts/party';
import type { Connection, Model } from 'mongoose';
import type { Clock } from '../clock';
import type { Ids } from '../ids';
import type { Logger } from '../observability';
import { caused, type FactWriter } from '../outbox';
import type { CallContext, Handler } from '../rpc';
import { type ActDocument, keptActs } from './act.schema';

/** Fields of an input that name what is changed, or how often it was sent, and not what was changed about it. */
const isAddress = (field: string): boolean => field === 'ifMatch' || /(Id|Ref|Key)$/.test(field);

/**
 * Tells the party what its hosts did, through an outbox of the service in which they did it. The line is written after
 * the act: a crash between the two leaves an act without a line, and never a line without its act
 * (rule: history-of-acts).
 */
export class Acts {
  private readonly acts: Model<ActDocument>;

  constructor(
    connection: Connection,
    private readonly writer: FactWriter,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    this.acts = keptActs(connection);
  }

  /** The handler, whose successful calls are recorded when they are acts of a host. */
  recorded({ name }: AnyCall, handler: Handler<AnyCall>): Handler<AnyCall> {
    if (!isListedWhenDone(name)) return handler;
    return {
      handle: async (input, context) => {
        const output = await handler.handle(input, context);
        if (context.party?.role !== 'guest' && isActWith(name, { ...(input as object) })) {
          await this.record(name, input as object, context);
        }
        return output;
      },
    };
  }

  /** Never throws: what was done stays done. */
  private async record(name: string, input: object, { user, party }: CallContext): Promise<void> {
    if (!user || !party) return;
    const given = Object.entries(input).filter(([field, value]) => value !== undefined && !isAddress(field));
    const fields = given.map(([field]) => field);
    const act = { partyId: party.id, userId: user.id, name: user.name, act: name, fields };
    try {
      await this.writer.writeWithFacts([caused(partyAdministered, act)], (outbox) =>
        this.acts.create({ _id: this.ids.id(), at: this.clock.now(), outbox }),
      );
    } catch (error) {
      this.logger.error('act not recorded', error, { call: name });
    }
  }
}
