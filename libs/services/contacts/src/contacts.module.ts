import { migrationsOf } from '@festlig/platform/mongo/migrations';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImportSizes } from '@festlig/domain/contacts/import-sizes';
import { AddContactHandler } from './features/add-contact/add-contact.handler';
import { ChangeContactsHandler } from './features/change-contacts/change-contacts.handler';
import { CountAudienceHandler } from './features/count-audience/count-audience.handler';
import { CountContactsHandler } from './features/count-contacts/count-contacts.handler';
import { CountGuestsHandler } from './features/count-guests/count-guests.handler';
import { DeleteContactHandler } from './features/delete-contact/delete-contact.handler';
import { EnlistGuestsHandler } from './features/enlist-guests/enlist-guests.handler';
import { ExportContactsHandler } from './features/export-contacts/export-contacts.handler';
import { ExportImportRowsHandler } from './features/export-import-rows/export-import-rows.handler';
import { FindContactHandler } from './features/find-contact/find-contact.handler';
import { FindLongestNameHandler } from './features/find-longest-name/find-longest-name.handler';
import { FindSameGuestsHandler } from './features/find-same-guests/find-same-guests.handler';
import { FollowChangeHandler } from './features/follow-change/follow-change.handler';
import { FollowImportHandler } from './features/follow-import/follow-import.handler';
import { FollowReadingHandler } from './features/follow-reading/follow-reading.handler';
import { GetContactHandler } from './features/get-contact/get-contact.handler';
import { GetGuestHandler } from './features/get-guest/get-guest.handler';
import { GetSubscriptionHandler } from './features/get-subscription/get-subscription.handler';
import { ImportContactsHandler } from './features/import-contacts/import-contacts.handler';
import { LatestImportHandler } from './features/latest-import/latest-import.handler';
import { ListAudienceHandler } from './features/list-audience/list-audience.handler';
import { ListContactsHandler } from './features/list-contacts/list-contacts.handler';
import { ListEmailsHandler } from './features/list-emails/list-emails.handler';
import { ListImportRowsHandler } from './features/list-import-rows/list-import-rows.handler';
import { ListMissingRsvpsHandler } from './features/list-missing-rsvps/list-missing-rsvps.handler';
import { ListNamesHandler } from './features/list-names/list-names.handler';
import { ListUnsubscribedHandler } from './features/list-unsubscribed/list-unsubscribed.handler';
import { ListRecipientsHandler } from './features/list-recipients/list-recipients.handler';
import { ListSharedAddressesHandler } from './features/list-shared-addresses/list-shared-addresses.handler';
import { ListVisitorsHandler } from './features/list-visitors/list-visitors.handler';
import { MendImportRowHandler } from './features/mend-import-row/mend-import-row.handler';
import { PreviewImportHandler } from './features/preview-import/preview-import.handler';
import { RestoreContactHandler } from './features/restore-contact/restore-contact.handler';
import { ResubscribeHandler } from './features/resubscribe/resubscribe.handler';
import { ResumeTextsHandler } from './features/resume-texts/resume-texts.handler';
import { SearchContactsHandler } from './features/search-contacts/search-contacts.handler';
import { StopTextsHandler } from './features/stop-texts/stop-texts.handler';
import { UndoChangeHandler } from './features/undo-change/undo-change.handler';
import { UndoImportHandler } from './features/undo-import/undo-import.handler';
import { UnsubscribeOneClickHandler } from './features/unsubscribe-one-click/unsubscribe-one-click.handler';
import { UnsubscribeHandler } from './features/unsubscribe/unsubscribe.handler';
import { UpdateContactHandler } from './features/update-contact/update-contact.handler';
import { VisitGuestHandler } from './features/visit-guest/visit-guest.handler';
import { ChangeJob } from './jobs/change.job';
import { ImportJob } from './jobs/import.job';
import { MigrationJob } from './jobs/migration.job';
import { SweepJob } from './jobs/sweep.job';
import { TextsJob } from './jobs/texts.job';
import { Parties } from './neighbours/parties';
import { OnInviteReturned } from './reactions/on-invite-returned';
import { OnInviteSent } from './reactions/on-invite-sent';
import { OnNumbersUnreached } from './reactions/on-numbers-unreached';
import { OnPartyDeleted } from './reactions/on-party-deleted';
import { OnRsvpChanged } from './reactions/on-rsvp-changed';
import { OnRsvpCreated } from './reactions/on-rsvp-created';
import { OnRsvpDeleted } from './reactions/on-rsvp-deleted';
import { OnRsvpEnlisted } from './reactions/on-rsvp-enlisted';
import { AudienceRepository } from './store/audience.repository';
import { ChangeRepository } from './store/change.repository';
import { CHANGES, changeSchema } from './store/change.schema';
import { ContactRepository } from './store/contact.repository';
import { CONTACTS, contactSchema } from './store/contact.schema';
import { CountRepository } from './store/count.repository';
import { COUNTS, countSchema } from './store/count.schema';
import { FilteredListRepository } from './store/filtered-list.repository';
import { ImportChunkRepository } from './store/import-chunk.repository';
import { IMPORT_CHUNKS, importChunkSchema } from './store/import-chunk.schema';
import { importsByStatus } from './store/import.migration';
import { ImportRepository } from './store/import.repository';
import { IMPORTS, importSchema } from './store/import.schema';
import { DeletedContactRepository } from './store/deleted-contact.repository';
import { ImportedContactRepository } from './store/imported-contact.repository';
import { LegacyContactRepository } from './store/legacy-contact.repository';
import { InviteRepository } from './store/invite.repository';
import { ListDayRepository } from './store/list-day.repository';
import { LIST_DAYS, listDaySchema } from './store/list-day.schema';
import { NOTED_ROWS, notedRowsSchema } from './store/noted-rows.schema';
import { NotedRowsRepository } from './store/noted-rows.repository';
import { SameGuestRepository } from './store/same-guest.repository';
import { SelectedContactRepository } from './store/selected-contact.repository';
import { StandingRepository } from './store/standing.repository';
import { SUBSCRIPTION_CHANGES, subscriptionChangeSchema } from './store/subscription-change.schema';
import { SubscriptionRepository } from './store/subscription.repository';
import { TagRepository } from './store/tag.repository';
import { TAGS, tagSchema } from './store/tag.schema';
import { TextStandingRepository } from './store/text-standing.repository';
import { UnsubscribeRepository } from './store/unsubscribe.repository';
import { UNSUBSCRIBES, unsubscribeSchema } from './store/unsubscribe.schema';
import { ChangeRun } from './work/change-run';
import { ChangeStart } from './work/change-start';
import { GuestReplies } from './work/guest-replies';
import { ImportRun } from './work/import-run';
import { ListRows } from './work/list-rows';
import { Reach } from './work/reach';
import { SubscriptionLinks } from './work/subscription-links';
import { UploadedLists } from './work/uploaded-lists';

/** What both modules need: the guest list and its imports. */
const shared = [
  ContactRepository,
  ImportedContactRepository,
  ImportRepository,
  ImportChunkRepository,
  NotedRowsRepository,
  UnsubscribeRepository,
  LegacyContactRepository,
  CountRepository,
  StandingRepository,
  SubscriptionRepository,
  TagRepository,
  ChangeRepository,
  SelectedContactRepository,
  DeletedContactRepository,
  ChangeRun,
  ChangeStart,
  ListRows,
  ImportRun,
  ImportSizes,
];

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: CONTACTS, schema: contactSchema },
      { name: COUNTS, schema: countSchema },
      { name: SUBSCRIPTION_CHANGES, schema: subscriptionChangeSchema },
      { name: UNSUBSCRIBES, schema: unsubscribeSchema },
      { name: IMPORTS, schema: importSchema },
      { name: IMPORT_CHUNKS, schema: importChunkSchema },
      { name: NOTED_ROWS, schema: notedRowsSchema },
      { name: LIST_DAYS, schema: listDaySchema },
      { name: TAGS, schema: tagSchema },
      { name: CHANGES, schema: changeSchema },
    ]),
  ],
  providers: shared,
  exports: [...shared, MongooseModule],
})
class ContactsCoreModule {}

/** Answers calls and reacts to facts. */
@Module({
  imports: [ContactsCoreModule],
  providers: [
    AudienceRepository,
    FilteredListRepository,
    InviteRepository,
    Reach,
    SubscriptionLinks,
    UploadedLists,
    ListDayRepository,
    SameGuestRepository,
    Parties,
    AddContactHandler,
    ChangeContactsHandler,
    CountAudienceHandler,
    CountContactsHandler,
    CountGuestsHandler,
    DeleteContactHandler,
    EnlistGuestsHandler,
    ExportContactsHandler,
    ExportImportRowsHandler,
    FindContactHandler,
    FindLongestNameHandler,
    FindSameGuestsHandler,
    FollowChangeHandler,
    FollowImportHandler,
    FollowReadingHandler,
    GetContactHandler,
    GetGuestHandler,
    GetSubscriptionHandler,
    ImportContactsHandler,
    LatestImportHandler,
    ListAudienceHandler,
    ListContactsHandler,
    ListEmailsHandler,
    ListImportRowsHandler,
    ListMissingRsvpsHandler,
    ListNamesHandler,
    ListRecipientsHandler,
    ListSharedAddressesHandler,
    ListUnsubscribedHandler,
    ListVisitorsHandler,
    MendImportRowHandler,
    PreviewImportHandler,
    RestoreContactHandler,
    ResubscribeHandler,
    ResumeTextsHandler,
    SearchContactsHandler,
    StopTextsHandler,
    UndoChangeHandler,
    UndoImportHandler,
    UnsubscribeHandler,
    UnsubscribeOneClickHandler,
    UpdateContactHandler,
    VisitGuestHandler,
    GuestReplies,
    OnInviteReturned,
    OnInviteSent,
    OnNumbersUnreached,
    OnPartyDeleted,
    OnRsvpChanged,
    OnRsvpCreated,
    OnRsvpDeleted,
    OnRsvpEnlisted,
  ],
})
export class ContactsModule {}

/** Imports long lists. */
@Module({
  imports: [ContactsCoreModule],
  providers: [
    ChangeJob,
    ImportJob,
    MigrationJob,
    SweepJob,
    TextsJob,
    TextStandingRepository,
    migrationsOf([importsByStatus]),
  ],
})
export class ContactsWorkerModule {}
