import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookPrinter } from './adapters/book-printer';
import { HeroCropper } from './adapters/hero-cropper';
import { HeroRenderer } from './adapters/hero-renderer';
import { PhotoReader } from './adapters/photo-reader';
import { PictureReader } from './adapters/picture-reader';
import { PdfBookPrinter } from './adapters/pdf-book-printer';
import { SharpHeroCropper } from './adapters/sharp-hero-cropper';
import { SharpHeroRenderer } from './adapters/sharp-hero-renderer';
import { SharpPhotoReader } from './adapters/sharp-photo-reader';
import { SharpPictureReader } from './adapters/sharp-picture-reader';
import { MediaConfig } from './config';
import { AdmitFileHandler } from './features/admit-file/admit-file.handler';
import { BeginPhotoHandler } from './features/begin-photo/begin-photo.handler';
import { BeginUploadHandler } from './features/begin-upload/begin-upload.handler';
import { CancelBookHandler } from './features/cancel-book/cancel-book.handler';
import { CropImageHandler } from './features/crop-image/crop-image.handler';
import { DeletePhotoHandler } from './features/delete-photo/delete-photo.handler';
import { DownloadBookHandler } from './features/download-book/download-book.handler';
import { FollowBookHandler } from './features/follow-book/follow-book.handler';
import { FollowImageHandler } from './features/follow-image/follow-image.handler';
import { FollowWallHandler } from './features/follow-wall/follow-wall.handler';
import { GetBookHandler } from './features/get-book/get-book.handler';
import { GetPhotoHandler } from './features/get-photo/get-photo.handler';
import { KeepImagesHandler } from './features/keep-images/keep-images.handler';
import { ListHeroImagesHandler } from './features/list-hero-images/list-hero-images.handler';
import { ListOwnPhotosHandler } from './features/list-own-photos/list-own-photos.handler';
import { ListPhotoFilesHandler } from './features/list-photo-files/list-photo-files.handler';
import { ListPhotosHandler } from './features/list-photos/list-photos.handler';
import { MakeBookHandler } from './features/make-book/make-book.handler';
import { ReceivePhotoHandler } from './features/receive-photo/receive-photo.handler';
import { ShowPhotosHandler } from './features/show-photos/show-photos.handler';
import { UpdatePhotoHandler } from './features/update-photo/update-photo.handler';
import { UploadImageHandler } from './features/upload-image/upload-image.handler';
import { UploadPhotoHandler } from './features/upload-photo/upload-photo.handler';
import { BookJob } from './jobs/book.job';
import { HeroImageJob } from './jobs/hero-image.job';
import { PhotoJob } from './jobs/photo.job';
import { SweepJob } from './jobs/sweep.job';
import { UploadJob } from './jobs/upload.job';
import { Guests } from './neighbours/guests';
import { Parties } from './neighbours/parties';
import { OnPartyDeleted } from './reactions/on-party-deleted';
import { OnUserDeleted } from './reactions/on-user-deleted';
import { BookRepository } from './store/book.repository';
import { BOOKS, bookSchema } from './store/book.schema';
import { GalleryRepository } from './store/gallery.repository';
import { GALLERIES, gallerySchema } from './store/gallery.schema';
import { ImageRepository } from './store/image.repository';
import { IMAGES, imageSchema } from './store/image.schema';
import { PhotoListRepository } from './store/photo-list.repository';
import { PhotoRepository } from './store/photo.repository';
import { PHOTOS, photoSchema } from './store/photo.schema';
import { UploadRepository } from './store/upload.repository';
import { UPLOADS, uploadSchema } from './store/upload.schema';
import { Arrivals } from './work/arrivals';
import { CoverPictures } from './work/cover-pictures';
import { NewestBook } from './work/newest-book';
import { Galleries } from './work/galleries';
import { HeroCatalogue } from './work/hero-catalogue';

const STORES = [
  ImageRepository,
  UploadRepository,
  PhotoRepository,
  PhotoListRepository,
  GalleryRepository,
  BookRepository,
];

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: IMAGES, schema: imageSchema },
      { name: UPLOADS, schema: uploadSchema },
      { name: PHOTOS, schema: photoSchema },
      { name: GALLERIES, schema: gallerySchema },
      { name: BOOKS, schema: bookSchema },
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
    Arrivals,
    Galleries,
    Guests,
    NewestBook,
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
    ShowPhotosHandler,
    UpdatePhotoHandler,
    ReceivePhotoHandler,
    UploadPhotoHandler,
    CancelBookHandler,
    DownloadBookHandler,
    FollowBookHandler,
    GetBookHandler,
    GetPhotoHandler,
    MakeBookHandler,
    OnPartyDeleted,
    OnUserDeleted,
  ],
})
export class MediaModule {}

/** Renders the pictures, reads those of hosts and the photos of guests, makes photo books, and deletes those that nobody uses. */
@Module({
  imports: [MediaStoreModule],
  providers: [
    HeroImageJob,
    UploadJob,
    PhotoJob,
    BookJob,
    SweepJob,
    CoverPictures,
    Parties,
    { provide: HeroRenderer, useClass: SharpHeroRenderer },
    { provide: PictureReader, useClass: SharpPictureReader },
    { provide: PhotoReader, useClass: SharpPhotoReader },
    { provide: BookPrinter, useClass: PdfBookPrinter },
    { provide: HeroCropper, useClass: SharpHeroCropper },
  ],
})
export class MediaWorkerModule {}
