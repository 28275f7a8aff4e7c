import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ImportRepository } from '../../store/import.repository';

type FollowReading = typeof contacts.calls.followReading;

const NOT_YET = { lines: 0, read: 0, checked: 0, ended: false };

/** The gateway repeats it for as long as somebody watches; who begins does so before the list has come. */
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
