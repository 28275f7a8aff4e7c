import { Logger } from '@festlig/platform/observability';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GuardedLinkReader } from './adapters/guarded-link-reader';
import { LinkReader } from './adapters/link-reader';
import { PhotonPlaces } from './adapters/photon-places';
import { Places } from './adapters/places';
import { PartyConfig } from './config';
import { AcceptCohostHandler } from './features/accept-cohost/accept-cohost.handler';
import { CheckCohostLinkHandler } from './features/check-cohost-link/check-cohost-link.handler';
import { CheckSlugHandler } from './features/check-slug/check-slug.handler';
import { CreatePartyHandler } from './features/create-party/create-party.handler';
import { CreateWishHandler } from './features/create-wish/create-wish.handler';
import { DeletePartyHandler } from './features/delete-party/delete-party.handler';
import { DeleteWishHandler } from './features/delete-wish/delete-wish.handler';
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
import { ListWishesHandler } from './features/list-wishes/list-wishes.handler';
import { MailCohostAgainHandler } from './features/mail-cohost-again/mail-cohost-again.handler';
import { MoveWishHandler } from './features/move-wish/move-wish.handler';
import { ReadLinkHandler } from './features/read-link/read-link.handler';
import { RemoveCohostHandler } from './features/remove-cohost/remove-cohost.handler';
import { ReserveWishHandler } from './features/reserve-wish/reserve-wish.handler';
import { RestoreWishHandler } from './features/restore-wish/restore-wish.handler';
import { SearchPlacesHandler } from './features/search-places/search-places.handler';
import { UnreserveWishHandler } from './features/unreserve-wish/unreserve-wish.handler';
import { UpdateCohostHandler } from './features/update-cohost/update-cohost.handler';
import { UpdatePartyHandler } from './features/update-party/update-party.handler';
import { UpdateSettingsHandler } from './features/update-settings/update-settings.handler';
import { UpdateWishHandler } from './features/update-wish/update-wish.handler';
import { Accounts } from './neighbours/accounts';
import { Guests } from './neighbours/guests';
import { Pictures } from './neighbours/pictures';
import { OnCouponRedeemed } from './reactions/on-coupon-redeemed';
import { OnPartyAdministered } from './reactions/on-party-administered';
import { OnPartyDeleted } from './reactions/on-party-deleted';
import { OnPaymentCompleted } from './reactions/on-payment-completed';
import { OnPaymentRefunded } from './reactions/on-payment-refunded';
import { OnUserDeleted } from './reactions/on-user-deleted';
import { OnUserRenamed } from './reactions/on-user-renamed';
import { CohostRepository } from './store/cohost.repository';
import { GrantRepository } from './store/grant.repository';
import { HistoryRepository } from './store/history.repository';
import { HISTORY, historySchema } from './store/history.schema';
import { HostNameRepository } from './store/host-name.repository';
import { PartyRepository } from './store/party.repository';
import { PARTIES, partySchema } from './store/party.schema';
import { ReservationRepository } from './store/reservation.repository';
import { WishRepository } from './store/wish.repository';
import { WISHES, wishSchema } from './store/wish.schema';
import { CohostLinks } from './work/cohost-links';
import { HasWishes } from './work/has-wishes';
import { HostNames } from './work/host-names';
import { LinkReservations } from './work/link-reservations';
import { PartyEdits } from './work/party-edits';
import { ShownParty } from './work/shown-party';
import { WishCallers } from './work/wish-callers';
import { WishChecks } from './work/wish-checks';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: HISTORY, schema: historySchema },
      { name: PARTIES, schema: partySchema },
      { name: WISHES, schema: wishSchema },
    ]),
  ],
  providers: [
    PartyRepository,
    CohostRepository,
    GrantRepository,
    HistoryRepository,
    HostNameRepository,
    ReservationRepository,
    WishRepository,
    CohostLinks,
    Accounts,
    Guests,
    PartyConfig.provider(),
    PartyEdits,
    Pictures,
    ShownParty,
    HasWishes,
    HostNames,
    LinkReservations,
    WishCallers,
    WishChecks,
    {
      provide: Places,
      useFactory: ({ values }: PartyConfig, logger: Logger) => new PhotonPlaces(values.PLACES_URL, logger),
      inject: [PartyConfig, Logger],
    },
    { provide: LinkReader, useFactory: () => new GuardedLinkReader() },
    AcceptCohostHandler,
    CheckCohostLinkHandler,
    CheckSlugHandler,
    CreatePartyHandler,
    CreateWishHandler,
    DeletePartyHandler,
    DeleteWishHandler,
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
    ListWishesHandler,
    MailCohostAgainHandler,
    MoveWishHandler,
    ReadLinkHandler,
    RemoveCohostHandler,
    ReserveWishHandler,
    RestoreWishHandler,
    SearchPlacesHandler,
    UnreserveWishHandler,
    UpdateCohostHandler,
    UpdatePartyHandler,
    UpdateSettingsHandler,
    UpdateWishHandler,
    OnCouponRedeemed,
    OnPartyAdministered,
    OnPartyDeleted,
    OnPaymentCompleted,
    OnPaymentRefunded,
    OnUserDeleted,
    OnUserRenamed,
  ],
})
export class PartyModule {}
