import { config } from '@festlig/platform/config/own-config';
import { mapsVariables } from '@festlig/platform/config/platform-variables';

export class IdentityConfig extends config(mapsVariables) {}
