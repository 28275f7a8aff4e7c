import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SubscriptionLinks } from './adapters/subscription-links';
import { AddContactHandler } from './features/add-contact/add-contact.handler';
import { CountAudienceHandler } from './features/count-audience/count-audience.handler';
import { CountContactsHandler } from './features/count-contacts/count-contacts.handler';
import { DeleteContactHandler } from './features/delete-contact/delete-contact.handler';
import { FindContactHandler } from './features/find-contact/find-contact.handler';
import { GetGuestHandler } from './features/get-guest/get-guest.handler';
import { GetSubscriptionHandler } from './features/get-subscription/get-subscription.handler';
import { ImportContactsHandler } from './features/import-contacts/import-contacts.handler';
import { ListAudienceHandler } from './features/list-audience/list-audience.handler';
import { ListContactsHandler } from './features/list-contacts/list-contacts.handler';
import { ListMissingRsvpsHandler } from './features/list-missing-rsvps/list-missing-rsvps.handler';
import { ListVisitorsHandler } from './features/list-visitors/list-visitors.handler';
import { ResubscribeHandler } from './features/resubscribe/resubscribe.handler';
import { UnsubscribeOneClickHandler } from './features/unsubscribe-one-click/unsubscribe-one-click.handler';
import { UnsubscribeHandler } from './features/unsubscribe/unsubscribe.handler';
import { UpdateContactHandler } from './features/update-contact/update-contact.handler';
import { VisitGuestHandler } from './features/visit-guest/visit-guest.handler';
import { OnInviteSent } from './reactions/on-invite-sent';
import { OnPartyDeleted } from './reactions/on-party-deleted';
import { OnRsvpChanged } from './reactions/on-rsvp-changed';
import { OnRsvpCreated } from './reactions/on-rsvp-created';
import { OnRsvpDeleted } from './reactions/on-rsvp-deleted';
import { AudienceRepository } from './store/audience.repository';
import { ContactRepository } from './store/contact.repository';
import { CONTACTS, contactSchema } from './store/contact.schema';
import { UnsubscribeRepository } from './store/unsubscribe.repository';
import { UNSUBSCRIBES, unsubscribeSchema } from './store/unsubscribe.schema';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: CONTACTS, schema: contactSchema },
      { name: UNSUBSCRIBES, schema: unsubscribeSchema },
    ]),
  ],
  providers: [
    ContactRepository,
    AudienceRepository,
    UnsubscribeRepository,
    SubscriptionLinks,
    AddContactHandler,
    CountAudienceHandler,
    CountContactsHandler,
    DeleteContactHandler,
    FindContactHandler,
    GetGuestHandler,
    GetSubscriptionHandler,
    ImportContactsHandler,
    ListAudienceHandler,
    ListContactsHandler,
    ListMissingRsvpsHandler,
    ListVisitorsHandler,
    ResubscribeHandler,
    UnsubscribeHandler,
    UnsubscribeOneClickHandler,
    UpdateContactHandler,
    VisitGuestHandler,
    OnInviteSent,
    OnPartyDeleted,
    OnRsvpChanged,
    OnRsvpCreated,
    OnRsvpDeleted,
  ],
})
export class ContactsModule {}
