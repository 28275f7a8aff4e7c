import { Logger } from '@festlig/platform/observability';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PhotonPlaces } from './adapters/photon-places';
import { Places } from './adapters/places';
import { PartyConfig } from './config';
import { AcceptCohostHandler } from './features/accept-cohost/accept-cohost.handler';
import { CheckSlugHandler } from './features/check-slug/check-slug.handler';
import { CreatePartyHandler } from './features/create-party/create-party.handler';
import { DeletePartyHandler } from './features/delete-party/delete-party.handler';
import { DescribePartyHandler } from './features/describe-party/describe-party.handler';
import { GetAccessHandler } from './features/get-access/get-access.handler';
import { GetCalendarHandler } from './features/get-calendar/get-calendar.handler';
import { GetCohostLinkHandler } from './features/get-cohost-link/get-cohost-link.handler';
import { GetPartyHandler } from './features/get-party/get-party.handler';
import { GetRoleHandler } from './features/get-role/get-role.handler';
import { InviteCohostHandler } from './features/invite-cohost/invite-cohost.handler';
import { ListCohostsHandler } from './features/list-cohosts/list-cohosts.handler';
import { ListHistoryHandler } from './features/list-history/list-history.handler';
import { ListPartiesHandler } from './features/list-parties/list-parties.handler';
import { MailCohostAgainHandler } from './features/mail-cohost-again/mail-cohost-again.handler';
import { RemoveCohostHandler } from './features/remove-cohost/remove-cohost.handler';
import { SearchPlacesHandler } from './features/search-places/search-places.handler';
import { UpdateCohostHandler } from './features/update-cohost/update-cohost.handler';
import { UpdatePartyHandler } from './features/update-party/update-party.handler';
import { UpdateSettingsHandler } from './features/update-settings/update-settings.handler';
import { Accounts } from './neighbours/accounts';
import { Pictures } from './neighbours/pictures';
import { OnCouponRedeemed } from './reactions/on-coupon-redeemed';
import { OnPartyAdministered } from './reactions/on-party-administered';
import { OnPartyDeleted } from './reactions/on-party-deleted';
import { OnPaymentCompleted } from './reactions/on-payment-completed';
import { OnPaymentRefunded } from './reactions/on-payment-refunded';
import { OnUserDeleted } from './reactions/on-user-deleted';
import { CohostRepository } from './store/cohost.repository';
import { GrantRepository } from './store/grant.repository';
import { HistoryRepository } from './store/history.repository';
import { HISTORY, historySchema } from './store/history.schema';
import { PartyRepository } from './store/party.repository';
import { PARTIES, partySchema } from './store/party.schema';
import { CohostLinks } from './work/cohost-links';
import { PartyEdits } from './work/party-edits';
import { ShownParty } from './work/shown-party';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: HISTORY, schema: historySchema },
      { name: PARTIES, schema: partySchema },
    ]),
  ],
  providers: [
    PartyRepository,
    CohostRepository,
    GrantRepository,
    HistoryRepository,
    CohostLinks,
    Accounts,
    PartyConfig.provider(),
    PartyEdits,
    Pictures,
    ShownParty,
    {
      provide: Places,
      useFactory: ({ values }: PartyConfig, logger: Logger) => new PhotonPlaces(values.PLACES_URL, logger),
      inject: [PartyConfig, Logger],
    },
    AcceptCohostHandler,
    CheckSlugHandler,
    CreatePartyHandler,
    DeletePartyHandler,
    DescribePartyHandler,
    GetAccessHandler,
    GetCalendarHandler,
    GetCohostLinkHandler,
    GetPartyHandler,
    GetRoleHandler,
    InviteCohostHandler,
    ListCohostsHandler,
    ListHistoryHandler,
    ListPartiesHandler,
    MailCohostAgainHandler,
    RemoveCohostHandler,
    SearchPlacesHandler,
    UpdateCohostHandler,
    UpdatePartyHandler,
    UpdateSettingsHandler,
    OnCouponRedeemed,
    OnPartyAdministered,
    OnPartyDeleted,
    OnPaymentCompleted,
    OnPaymentRefunded,
    OnUserDeleted,
  ],
})
export class PartyModule {}
