import { allCalls, allErrors, type ErrorCode } from '@festlig/contracts/all';
import { refusalsOf } from '@festlig/contracts/all/refusals';
import { type AnyCall, ErrorBody, hasBody, type HttpBinding, parametersOf } from '@festlig/contracts/define';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import type { Part } from '../http/part';

type Schema = OpenAPIV3_1.SchemaObject & { properties?: Record<string, OpenAPIV3_1.SchemaObject> };

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(type, { io, unrepresentable: 'any', reused: 'inline' }) as Schema;

const JSON_TYPE = 'application/json';

/** The answers that are no output of a call. */
const SCHEMAS: Partial<Record<HttpBinding['answer'], Schema>> = {
  download: { type: 'string' },
  text: { type: 'string' },
  zip: { type: 'string', format: 'binary' },
  file: { type: 'string', format: 'binary' },
};

const answerOf = (call: AnyCall, http: HttpBinding): OpenAPIV3_1.ResponseObject => {
  if (http.answer === 'redirect') return { description: 'Sends the browser on.' };
  const types = http.answer === 'events' ? ['text/event-stream', JSON_TYPE] : [http.contentType ?? JSON_TYPE];
  const schema = SCHEMAS[http.answer] ?? schemaOf(call.output, 'output');
  return { description: 'Done.', content: Object.fromEntries(types.map((type) => [type, { schema }])) };
};

/**
 * Input that clients do not give: the gateway takes it from the cookie or the connection, or adds it for the next
 * page of a file.
 */
const givenByGateway = ({ sessionToken, browser, answer, clientAddress }: HttpBinding): readonly string[] => [
  ...(sessionToken ? ['sessionToken'] : []),
  ...(browser ? ['browser'] : []),
  ...(answer === 'download' || answer === 'zip' ? ['after'] : []),
  ...(clientAddress ? ['clientAddress'] : []),
];

/** Returns the error codes of a call, by status. */
function refusalsByStatus(call: AnyCall): Map<number, string[]> {
  const codes = Map.groupBy<number, ErrorCode>(refusalsOf(call), (code) => allErrors[code].status);
  return new Map([...codes].sort(([one], [other]) => one - other));
}

const refusals = (call: AnyCall): OpenAPIV3_1.ResponsesObject =>
  Object.fromEntries(
    [...refusalsByStatus(call)].map(([status, codes]) => [
      String(status),
      {
        description: `Codes: ${codes.join(', ')}.`,
        content: { [JSON_TYPE]: { schema: schemaOf(ErrorBody, 'output') } },
      },
    ]),
  );

function operationOf(call: AnyCall, http: HttpBinding): OpenAPIV3_1.OperationObject {
  const input = schemaOf(call.input, 'input');
  const inPath = parametersOf(http);
  const inHeader = http.headers;
  const apart = [...inPath, ...Object.keys(inHeader), ...givenByGateway(http)];
  const isFile = http.file !== undefined;
  const rest = Object.entries(isFile ? {} : (input.properties ?? {})).filter(([name]) => !apart.includes(name));
  const required = (name: string) => input.required?.includes(name) ?? false;
  const inBody = hasBody(http, rest.length);
  const parameters = [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } as const })),
    ...Object.entries(inHeader).map(([field, name]) => ({
      name,
      in: 'header',
      required: required(field),
      schema: { type: 'string' } as const,
    })),
    ...(inBody ? [] : rest.map(([name, schema]) => ({ name, in: 'query', required: required(name), schema }))),
  ];
  const body: Schema = {
    type: 'object',
    properties: Object.fromEntries(rest),
    required: rest.map(([name]) => name).filter(required),
    additionalProperties: false,
  };
  return {
    operationId: call.name,
    summary: call.summary,
    description: `Access: ${call.access}.`,
    tags: [call.service],
    parameters: parameters as OpenAPIV3_1.ParameterObject[],
    ...(isFile
      ? { requestBody: { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } } }
      : {}),
    ...(inBody && http.rawBody ? { requestBody: { content: { '*/*': { schema: { type: 'string' } } } } } : {}),
    ...(inBody && !http.rawBody && rest.length > 0
      ? { requestBody: { content: { 'application/json': { schema: body } } } }
      : {}),
    responses: {
      [http.answer === 'redirect' ? '303' : '200']: answerOf(call, http),
      ...refusals(call),
    },
  };
}

/** Makes the OpenAPI document from the contracts. */
export function openApiDocument(): OpenAPIV3_1.Document {
  const paths: Record<string, OpenAPIV3_1.PathItemObject> = {};
  for (const call of allCalls) {
    if (!call.http) continue;
    const path = call.http.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.http.method.toLowerCase()]: operationOf(call, call.http) };
  }
  const codes = Object.entries(allErrors).map(([code, { status }]) => `\`${code}\` ${status}`);
  return {
    openapi: '3.1.0',
    info: { title: 'Festlig', version: '1', description: `Error codes: ${codes.join(', ')}.` },
    paths,
  };
}

/** Serves `/api/docs`, and the document at `/api/docs/json`. */
@Injectable()
export class ApiDocs implements Part {
  async addTo(server: FastifyInstance): Promise<void> {
    await server.register(swagger, { mode: 'static', specification: { document: openApiDocument() as never } });
    await server.register(swaggerUi, { routePrefix: '/api/docs' });
  }
}
