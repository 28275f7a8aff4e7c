import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HeroCropper } from './adapters/hero-cropper';
import { HeroRenderer } from './adapters/hero-renderer';
import { PictureReader } from './adapters/picture-reader';
import { SharpHeroCropper } from './adapters/sharp-hero-cropper';
import { SharpHeroRenderer } from './adapters/sharp-hero-renderer';
import { SharpPictureReader } from './adapters/sharp-picture-reader';
import { MediaConfig } from './config';
import { BeginUploadHandler } from './features/begin-upload/begin-upload.handler';
import { CropImageHandler } from './features/crop-image/crop-image.handler';
import { FollowImageHandler } from './features/follow-image/follow-image.handler';
import { KeepImagesHandler } from './features/keep-images/keep-images.handler';
import { ListHeroImagesHandler } from './features/list-hero-images/list-hero-images.handler';
import { UploadImageHandler } from './features/upload-image/upload-image.handler';
import { HeroImageJob } from './jobs/hero-image.job';
import { SweepJob } from './jobs/sweep.job';
import { UploadJob } from './jobs/upload.job';
import { OnPartyDeleted } from './reactions/on-party-deleted';
import { ImageRepository } from './store/image.repository';
import { IMAGES, imageSchema } from './store/image.schema';
import { UploadRepository } from './store/upload.repository';
import { UPLOADS, uploadSchema } from './store/upload.schema';
import { HeroCatalogue } from './work/hero-catalogue';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: IMAGES, schema: imageSchema },
      { name: UPLOADS, schema: uploadSchema },
    ]),
  ],
  providers: [ImageRepository, UploadRepository],
  exports: [ImageRepository, UploadRepository],
})
class MediaStoreModule {}

/** Answers the calls and queues every picture that needs rendering. */
@Module({
  imports: [MediaStoreModule],
  providers: [
    MediaConfig.provider(),
    HeroCatalogue,
    BeginUploadHandler,
    CropImageHandler,
    FollowImageHandler,
    KeepImagesHandler,
    ListHeroImagesHandler,
    UploadImageHandler,
    OnPartyDeleted,
  ],
})
export class MediaModule {}

/** Renders the pictures, reads those of hosts, and deletes those that nobody uses. */
@Module({
  imports: [MediaStoreModule],
  providers: [
    HeroImageJob,
    UploadJob,
    SweepJob,
    { provide: HeroRenderer, useClass: SharpHeroRenderer },
    { provide: PictureReader, useClass: SharpPictureReader },
    { provide: HeroCropper, useClass: SharpHeroCropper },
  ],
})
export class MediaWorkerModule {}
