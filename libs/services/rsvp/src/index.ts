export { RsvpModule } from './rsvp.module';
