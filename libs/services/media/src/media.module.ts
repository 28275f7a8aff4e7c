import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HeroRenderer } from './adapters/hero-renderer';
import { SharpHeroRenderer } from './adapters/sharp-hero-renderer';
import { ListHeroImagesHandler } from './features/list-hero-images/list-hero-images.handler';
import { HeroImageJob } from './jobs/hero-image.job';
import { ImageRepository } from './store/image.repository';
import { IMAGES, imageSchema } from './store/image.schema';
import { HeroCatalogue } from './work/hero-catalogue';

@Module({
  imports: [MongooseModule.forFeature([{ name: IMAGES, schema: imageSchema }])],
  providers: [ImageRepository],
  exports: [ImageRepository],
})
class MediaStoreModule {}

/** Answers the calls and queues every picture that needs rendering. */
@Module({ imports: [MediaStoreModule], providers: [HeroCatalogue, ListHeroImagesHandler] })
export class MediaModule {}

/** Renders the pictures. */
@Module({
  imports: [MediaStoreModule],
  providers: [HeroImageJob, { provide: HeroRenderer, useClass: SharpHeroRenderer }],
})
export class MediaWorkerModule {}
