import { Logger } from '@festlig/platform/observability';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PhotonPlaces } from './adapters/photon-places';
import { Places } from './adapters/places';
import { PartyConfig } from './config';
import { CreatePartyHandler } from './features/create-party/create-party.handler';
import { DeletePartyHandler } from './features/delete-party/delete-party.handler';
import { DescribePartyHandler } from './features/describe-party/describe-party.handler';
import { GetAccessHandler } from './features/get-access/get-access.handler';
import { GetCalendarHandler } from './features/get-calendar/get-calendar.handler';
import { GetPartyHandler } from './features/get-party/get-party.handler';
import { ListPartiesHandler } from './features/list-parties/list-parties.handler';
import { SearchPlacesHandler } from './features/search-places/search-places.handler';
import { UpdatePartyHandler } from './features/update-party/update-party.handler';
import { UpdateSettingsHandler } from './features/update-settings/update-settings.handler';
import { OnPaymentCompleted } from './reactions/on-payment-completed';
import { OnUserDeleted } from './reactions/on-user-deleted';
import { PartyRepository } from './store/party.repository';
import { PARTIES, partySchema } from './store/party.schema';
import { PartyEdits } from './work/party-edits';
import { ShownParty } from './work/shown-party';

@Module({
  imports: [MongooseModule.forFeature([{ name: PARTIES, schema: partySchema }])],
  providers: [
    PartyRepository,
    PartyConfig.provider(),
    PartyEdits,
    ShownParty,
    {
      provide: Places,
      useFactory: ({ values }: PartyConfig, logger: Logger) => new PhotonPlaces(values.PLACES_URL, logger),
      inject: [PartyConfig, Logger],
    },
    CreatePartyHandler,
    DeletePartyHandler,
    DescribePartyHandler,
    GetAccessHandler,
    GetCalendarHandler,
    GetPartyHandler,
    ListPartiesHandler,
    SearchPlacesHandler,
    UpdatePartyHandler,
    UpdateSettingsHandler,
    OnPaymentCompleted,
    OnUserDeleted,
  ],
})
export class PartyModule {}
