export { MediaConfig } from './config';
export { MediaModule, MediaWorkerModule } from './media.module';
