import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module';
import { GraphqlRoute } from './graphql-route';

/** Reads that compose. */
@Module({ imports: [HttpModule], providers: [GraphqlRoute], exports: [GraphqlRoute] })
export class GraphqlModule {}
