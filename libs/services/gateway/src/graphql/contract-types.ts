import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLScalarType,
  GraphQLString,
} from 'graphql';
import { z } from 'zod';

/** What has no fixed fields: answers by field id, unions. */
const Json = new GraphQLScalarType({ name: 'JSON', description: 'Any JSON value.' });

/** GraphQL types of the contracts' outputs: the same fields and nullability, so that nothing is declared twice. */
export class ContractTypes {
  private readonly objects = new Map<z.ZodType, GraphQLObjectType>();

  /** `names` are those of objects that are part of several answers. */
  constructor(private readonly names: ReadonlyMap<z.ZodType, string> = new Map()) {}

  /** The type of an answer; `name` is what an object in it is called, and the beginning of its inner objects' names. */
  of(schema: z.ZodType, name: string): GraphQLOutputType {
    if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
      return this.nullable(schema.unwrap() as z.ZodType, name);
    }
    if (schema instanceof z.ZodDefault) return this.of(schema.unwrap() as z.ZodType, name);
    return new GraphQLNonNull(this.nullable(schema, name));
  }

  /** The same, where null may stand for a part that was refused. */
  nullable(schema: z.ZodType, name: string): GraphQLOutputType {
    if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
      return this.nullable(schema.unwrap() as z.ZodType, name);
    }
    if (schema instanceof z.ZodObject) return this.object(schema, name);
    if (schema instanceof z.ZodArray) return new GraphQLList(this.of(schema.element as z.ZodType, name));
    if (schema instanceof z.ZodNumber) return schema.isInt ? GraphQLInt : GraphQLFloat;
    if (schema instanceof z.ZodBoolean) return GraphQLBoolean;
    return ['string', 'enum', 'literal', 'pipe'].includes(schema.def.type) ? GraphQLString : Json;
  }

  private object(schema: z.ZodObject, name: string): GraphQLObjectType {
    const known = this.objects.get(schema);
    if (known) return known;
    const own = this.names.get(schema) ?? name;
    const inner = (field: string) => own + field.charAt(0).toUpperCase() + field.slice(1);
    const made = new GraphQLObjectType({
      name: own,
      fields: () =>
        Object.fromEntries(
          Object.entries(schema.shape).map(([field, type]) => [
            field,
            { type: this.of(type as z.ZodType, inner(field)) },
          ]),
        ),
    });
    this.objects.set(schema, made);
    return made;
  }
}
