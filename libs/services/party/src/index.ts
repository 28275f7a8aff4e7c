export { PartyModule } from './party.module';
