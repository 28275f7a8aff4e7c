export { MediaModule, MediaWorkerModule } from './media.module';
