import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ImportRepository } from '../../store/import.repository';

type FollowReading = typeof contacts.calls.followReading;

const NOT_YET = { lines: 0, read: 0, checked: 0, ended: false };

/**
 * The gateway repeats this call as long as a client follows the reading; a client begins before the list has
 * arrived.
 */
@Handles(contacts.calls.followReading)
export class FollowReadingHandler implements Handler<FollowReading> {
  constructor(private readonly imports: ImportRepository) {}

  async handle(
    { reading }: InputOf<FollowReading>,
    { party }: ContextOf<FollowReading>,
  ): Promise<OutputOf<FollowReading>> {
    return (await this.imports.findReading(party.id, reading)) ?? NOT_YET;
  }
}
