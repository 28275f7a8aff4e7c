import { describe, expect, it } from '@jest/globals';
import { allCalls } from '@festlig/contracts/all';
import { type HttpBinding, parametersOf } from '@festlig/contracts/define';
import type { OpenAPIV3_1 } from 'openapi-types';
import { openApiDocument } from './openapi';

const bound = allCalls.flatMap((call) => (call.http ? [{ call, http: call.http }] : []));
const document = openApiDocument();
const operationAt = ({ method, path }: HttpBinding) => {
  const item = document.paths?.[path.replace(/:(\w+)/g, '{$1}')];
  return item?.[method.toLowerCase() as 'get'];
};

describe('the HTTP bindings', () => {
  it('use each method and path for one call only', () => {
    // A router does not distinguish the names of path parameters.
    const places = bound.map(({ http }) => `${http.method} ${http.path.replace(/:\w+/g, ':')}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('belong to calls that browsers may make', () => {
    expect(bound.filter(({ call }) => call.access === 'internal').map(({ call }) => call.name)).toEqual([]);
  });
});

describe('the OpenAPI document', () => {
  it.each(bound.map(({ call, http }) => ({ name: call.name, http })))('describes $name', ({ name, http }) => {
    const operation = operationAt(http);
    expect(operation?.operationId).toBe(name);
    expect(operation?.summary).not.toBe('');
    const statuses = Object.keys(operation?.responses ?? {});
    expect(statuses[0]).toBe(http.answer === 'redirect' ? '303' : '200');
    expect(statuses).toEqual(expect.arrayContaining(['422', '500', '503']));
    const named = (operation?.parameters ?? []) as OpenAPIV3_1.ParameterObject[];
    const inPath = parametersOf(http);
    expect(named.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name)).toEqual(inPath);
    const keys = named.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(keys).size).toBe(keys.length);
    if (http.method === 'GET') expect(operation?.requestBody).toBeUndefined();
  });

  it('describes a body for a deletion only when the call has input beside its path', () => {
    const deletions = bound.filter(({ http }) => http.method === 'DELETE' && operationAt(http)?.requestBody);
    expect(deletions.map(({ call }) => call.name)).toEqual(['identity.deleteUser']);
  });

  it('lists by status exactly the errors that a call can return', () => {
    const refusals = (path: string, method: 'get' | 'post' | 'delete') =>
      Object.entries(document.paths?.[path]?.[method]?.responses ?? {})
        .slice(1)
        .map(([status, answer]) => `${status} ${(answer as { description: string }).description.slice(7, -1)}`);
    expect(refusals('/api/party/{partyId}', 'get')).toEqual([
      '404 not_found',
      '422 unknown_field, required, too_long, invalid',
      '429 too_many_requests',
      '500 unexpected',
      '503 unavailable',
    ]);
    expect(refusals('/api/login', 'post')).toEqual([
      '401 login_failed',
      '403 csrf_invalid',
      '413 too_large',
      '422 required, unknown_field, too_long, email_invalid, invalid',
      '429 too_many_requests, too_many_tries',
      '500 unexpected',
      '503 unavailable',
    ]);
    expect(refusals('/api/party/{partyId}/contacts/{contactId}', 'delete')).toEqual([
      '401 needs_login',
      '403 csrf_invalid',
      '404 not_found',
      '409 invitation_received',
      '413 too_large',
      '422 unknown_field, required, too_long, invalid',
      '500 unexpected',
      '503 unavailable',
    ]);
  });

  it('describes no input that the gateway takes from its cookie or adds itself', () => {
    const names = (path: string) =>
      ((document.paths?.[path]?.get?.parameters ?? []) as OpenAPIV3_1.ParameterObject[]).map(({ name }) => name);
    expect(names('/logout')).toEqual([]);
    expect(names('/export/{partyId}/rsvp-{which}.csv')).toEqual(['partyId', 'which']);
  });

  it('describes no other operations', () => {
    const operations = Object.values(document.paths ?? {}).flatMap((item) => Object.keys(item ?? {}));
    expect(operations).toHaveLength(bound.length);
  });

  it('contains no references and can be written as JSON', () => {
    const text = JSON.stringify(document);
    expect(JSON.parse(text)).toEqual(document);
    expect(text).not.toContain('"$ref"');
  });
});
