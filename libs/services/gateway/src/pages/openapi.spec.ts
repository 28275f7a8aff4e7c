import { describe, expect, it } from '@jest/globals';
import { allCalls } from '@festlig/contracts/all';
import type { HttpBinding } from '@festlig/contracts/define';
import type { OpenAPIV3_1 } from 'openapi-types';
import { openApiDocument } from './openapi';

const bound = allCalls.flatMap((call) => (call.http ? [{ call, http: call.http }] : []));
const document = openApiDocument();
const operationAt = ({ method, path }: HttpBinding) => {
  const item = document.paths?.[path.replace(/:(\w+)/g, '{$1}')];
  return item?.[method.toLowerCase() as 'get'];
};

describe('the HTTP bindings', () => {
  it('give no method and path to two calls', () => {
    // What a path parameter is called makes no difference to a router.
    const places = bound.map(({ http }) => `${http.method} ${http.path.replace(/:\w+/g, ':')}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('belong to calls a browser may make', () => {
    expect(bound.filter(({ call }) => call.access === 'internal').map(({ call }) => call.name)).toEqual([]);
  });
});

describe('the OpenAPI document', () => {
  it.each(bound.map(({ call, http }) => ({ name: call.name, http })))('has $name', ({ name, http }) => {
    const operation = operationAt(http);
    expect(operation?.operationId).toBe(name);
    expect(operation?.summary).not.toBe('');
    expect(Object.keys(operation?.responses ?? {})).toEqual([http.answer === 'redirect' ? '303' : '200', 'default']);
    const named = (operation?.parameters ?? []) as OpenAPIV3_1.ParameterObject[];
    const inPath = [...http.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
    expect(named.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name)).toEqual(inPath);
    const keys = named.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(keys).size).toBe(keys.length);
    if (http.method === 'GET' || http.method === 'DELETE') expect(operation?.requestBody).toBeUndefined();
  });

  it('has nothing else', () => {
    const operations = Object.values(document.paths ?? {}).flatMap((item) => Object.keys(item ?? {}));
    expect(operations).toHaveLength(bound.length);
  });

  it('is complete in itself and can be written as JSON', () => {
    const text = JSON.stringify(document);
    expect(JSON.parse(text)).toEqual(document);
    expect(text).not.toContain('"$ref"');
  });
});
