export { PartyConfig } from './config';
export { PartyModule } from './party.module';
