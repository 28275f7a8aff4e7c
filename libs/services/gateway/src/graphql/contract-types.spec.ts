import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory, Query, Resolver } from '@nestjs/graphql';
import { Test } from '@nestjs/testing';
import { printType } from 'graphql';
import { z } from 'zod';
import { ContractTypes } from './contract-types';

const guest = z.object({ name: z.string() });
const schema = z.object({
  id: z.string(),
  kind: z.enum(['wedding', 'party']),
  count: z.number().int(),
  share: z.number(),
  isOpen: z.boolean().default(false),
  comment: z.string().nullable(),
  phone: z.string().optional(),
  first: guest,
  last: guest.nullable(),
  guests: z.array(guest),
  words: z.array(z.string().nullable()),
  days: z.array(z.string().nullable()).nullable(),
  place: z.object({ address: z.string() }),
  answers: z.record(z.string(), z.boolean()),
  either: z.union([z.string(), z.number()]),
});

/** Returns the GraphQL schema that Nest makes of the types. */
async function schemaWith(types: ContractTypes) {
  const { type } = types.of(schema, 'Answer');
  @Resolver()
  class AnswerResolver {
    @Query(() => type, { name: 'answer' })
    answer() {
      return null;
    }
  }
  const module = await Test.createTestingModule({ imports: [GraphQLSchemaBuilderModule] }).compile();
  return module.get(GraphQLSchemaFactory).create([AnswerResolver]);
}

describe('ContractTypes', () => {
  it('makes the fields of the contract, with the same nullability and lists', async () => {
    const made = await schemaWith(new ContractTypes(new Map([[guest, 'Guest']])));
    expect(printType(made.getType('Answer')!)).toBe(`type Answer {
  id: String!
  kind: String!
  count: Int!
  share: Float!
  isOpen: Boolean!
  comment: String
  phone: String
  first: Guest!
  last: Guest
  guests: [Guest!]!
  words: [String]!
  days: [String]
  place: AnswerPlace!
  answers: JSON!
  either: JSON!
}`);
    expect(printType(made.getType('Guest')!)).toBe('type Guest {\n  name: String!\n}');
    expect(printType(made.getType('AnswerPlace')!)).toBe('type AnswerPlace {\n  address: String!\n}');
  });

  it('refuses a list of lists, which no output has', () => {
    const nested = z.object({ rows: z.array(z.array(z.string())) });
    expect(() => new ContractTypes().of(nested, 'Table')).toThrow('TableRows: a list of lists has no type here');
  });
});
