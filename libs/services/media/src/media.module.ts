import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HeroCropper } from './adapters/hero-cropper';
import { HeroRenderer } from './adapters/hero-renderer';
import { PhotoReader } from './adapters/photo-reader';
import { PictureReader } from './adapters/picture-reader';
import { SharpHeroCropper } from './adapters/sharp-hero-cropper';
import { SharpHeroRenderer } from './adapters/sharp-hero-renderer';
import { SharpPhotoReader } from './adapters/sharp-photo-reader';
import { SharpPictureReader } from './adapters/sharp-picture-reader';
import { MediaConfig } from './config';
import { AdmitFileHandler } from './features/admit-file/admit-file.handler';
import { BeginPhotoHandler } from './features/begin-photo/begin-photo.handler';
import { BeginUploadHandler } from './features/begin-upload/begin-upload.handler';
import { CropImageHandler } from './features/crop-image/crop-image.handler';
import { DeletePhotoHandler } from './features/delete-photo/delete-photo.handler';
import { FollowImageHandler } from './features/follow-image/follow-image.handler';
import { FollowWallHandler } from './features/follow-wall/follow-wall.handler';
import { KeepImagesHandler } from './features/keep-images/keep-images.handler';
import { ListHeroImagesHandler } from './features/list-hero-images/list-hero-images.handler';
import { ListOwnPhotosHandler } from './features/list-own-photos/list-own-photos.handler';
import { ListPhotoFilesHandler } from './features/list-photo-files/list-photo-files.handler';
import { ListPhotosHandler } from './features/list-photos/list-photos.handler';
import { UpdatePhotoHandler } from './features/update-photo/update-photo.handler';
import { UploadImageHandler } from './features/upload-image/upload-image.handler';
import { UploadPhotoHandler } from './features/upload-photo/upload-photo.handler';
import { HeroImageJob } from './jobs/hero-image.job';
import { PhotoJob } from './jobs/photo.job';
import { SweepJob } from './jobs/sweep.job';
import { UploadJob } from './jobs/upload.job';
import { Guests } from './neighbours/guests';
import { Parties } from './neighbours/parties';
import { OnPartyDeleted } from './reactions/on-party-deleted';
import { OnUserDeleted } from './reactions/on-user-deleted';
import { GalleryRepository } from './store/gallery.repository';
import { GALLERIES, gallerySchema } from './store/gallery.schema';
import { ImageRepository } from './store/image.repository';
import { IMAGES, imageSchema } from './store/image.schema';
import { PhotoListRepository } from './store/photo-list.repository';
import { PhotoRepository } from './store/photo.repository';
import { PHOTOS, photoSchema } from './store/photo.schema';
import { UploadRepository } from './store/upload.repository';
import { UPLOADS, uploadSchema } from './store/upload.schema';
import { Galleries } from './work/galleries';
import { HeroCatalogue } from './work/hero-catalogue';

const STORES = [ImageRepository, UploadRepository, PhotoRepository, PhotoListRepository, GalleryRepository];

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: IMAGES, schema: imageSchema },
      { name: UPLOADS, schema: uploadSchema },
      { name: PHOTOS, schema: photoSchema },
      { name: GALLERIES, schema: gallerySchema },
    ]),
  ],
  providers: STORES,
  exports: STORES,
})
class MediaStoreModule {}

/** Answers the calls and queues every picture that needs rendering. */
@Module({
  imports: [MediaStoreModule],
  providers: [
    MediaConfig.provider(),
    HeroCatalogue,
    Galleries,
    Guests,
    Parties,
    BeginUploadHandler,
    CropImageHandler,
    FollowImageHandler,
    KeepImagesHandler,
    ListHeroImagesHandler,
    UploadImageHandler,
    AdmitFileHandler,
    BeginPhotoHandler,
    DeletePhotoHandler,
    FollowWallHandler,
    ListOwnPhotosHandler,
    ListPhotoFilesHandler,
    ListPhotosHandler,
    UpdatePhotoHandler,
    UploadPhotoHandler,
    OnPartyDeleted,
    OnUserDeleted,
  ],
})
export class MediaModule {}

/** Renders the pictures, reads those of hosts and the photos of guests, and deletes those that nobody uses. */
@Module({
  imports: [MediaStoreModule],
  providers: [
    HeroImageJob,
    UploadJob,
    PhotoJob,
    SweepJob,
    Parties,
    { provide: HeroRenderer, useClass: SharpHeroRenderer },
    { provide: PictureReader, useClass: SharpPictureReader },
    { provide: PhotoReader, useClass: SharpPhotoReader },
    { provide: HeroCropper, useClass: SharpHeroCropper },
  ],
})
export class MediaWorkerModule {}
