import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ContactRepository } from '../../store/contact.repository';

type VisitGuest = typeof contacts.calls.visitGuest;

/** A host who opens a guest's page by the guest's link is not counted as a visit (rule: first-visit). */
@Handles(contacts.calls.visitGuest)
export class VisitGuestHandler implements Handler<VisitGuest> {
  constructor(private readonly contacts: ContactRepository) {}

  async handle({ cid }: InputOf<VisitGuest>, { party }: ContextOf<VisitGuest>): Promise<OutputOf<VisitGuest>> {
    if (party.role === 'guest' && !(await this.contacts.noteVisit(party.id, cid)))
      throw new CallError<VisitGuest>('not_found');
    return { done: true as const };
  }
}
