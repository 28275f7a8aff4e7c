export { partyVariables } from './config';
export { PartyModule } from './party.module';
