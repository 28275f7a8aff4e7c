import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module';
import { FileLinks } from './file-links';
import { Media } from './media';
import { ApiDocs } from './openapi';
import { Robots } from './robots';
import { ShortDomain } from './short-domain';
import { WebApp } from './web-app';

const providers = [ShortDomain, Media, FileLinks, ApiDocs, Robots, WebApp];

/** The web app, its pictures and files, and the documentation of the API. */
@Module({ imports: [HttpModule], providers, exports: providers })
export class PagesModule {}
