import type { Addressed, AudienceMember } from '@festlig/contracts/contacts';
import { textReachOf } from '@festlig/domain/contacts/standing';
import { Injectable } from '@nestjs/common';
import type { Listener } from '../store/audience.repository';
import { UnsubscribeRepository } from '../store/unsubscribe.repository';

/** A guest of an audience as hosts are told of them. */
export const toAddressed = ({ id, name, email, mail, phone, text }: AudienceMember): Addressed => {
  const receives = mail === 'none' ? 'unreachable' : mail;
  return { id, name, email, receives, phone, texts: text };
};

/** What reaches each guest of an audience, by the list of those who have unsubscribed. */
@Injectable()
export class Reach {
  constructor(private readonly unsubscribes: UnsubscribeRepository) {}

  async of(people: readonly Listener[]): Promise<AudienceMember[]> {
    const goneOf = await this.unsubscribes.goneAmong(people);
    return people.map((person) => {
      const { id, sid, name, email, phone, mailable } = person;
      const gone = goneOf(person);
      const mail = mailable ? (gone.mail ? 'unsubscribed' : 'mail') : 'none';
      return { id, sid, name, email, phone, mail, text: textReachOf(person, gone.text) };
    });
  }
}
