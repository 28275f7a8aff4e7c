import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CreatePartyHandler } from './features/create-party/create-party.handler';
import { DeletePartyHandler } from './features/delete-party/delete-party.handler';
import { DescribePartyHandler } from './features/describe-party/describe-party.handler';
import { GetAccessHandler } from './features/get-access/get-access.handler';
import { GetPartyHandler } from './features/get-party/get-party.handler';
import { ListPartiesHandler } from './features/list-parties/list-parties.handler';
import { UpdatePartyHandler } from './features/update-party/update-party.handler';
import { UpdateSettingsHandler } from './features/update-settings/update-settings.handler';
import { OnPaymentCompleted } from './reactions/on-payment-completed';
import { PartyRepository } from './store/party.repository';
import { PARTIES, partySchema } from './store/party.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: PARTIES, schema: partySchema }])],
  providers: [
    PartyRepository,
    CreatePartyHandler,
    DeletePartyHandler,
    DescribePartyHandler,
    GetAccessHandler,
    GetPartyHandler,
    ListPartiesHandler,
    UpdatePartyHandler,
    UpdateSettingsHandler,
    OnPaymentCompleted,
  ],
})
export class PartyModule {}
