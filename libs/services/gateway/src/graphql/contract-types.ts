import { Field, type FieldOptions, Float, Int, ObjectType, type ReturnTypeFuncValue } from '@nestjs/graphql';
import { GraphQLScalarType } from 'graphql';
import { z } from 'zod';

/** For values without fixed fields: answers by field id, and unions. */
const Json = new GraphQLScalarType({ name: 'JSON', description: 'Any JSON value.' });

interface Typed {
  type: ReturnTypeFuncValue;
  nullable: NonNullable<FieldOptions['nullable']>;
}

/**
 * Makes Nest's object types from the outputs of the contracts, with the same fields and nullability, so that
 * nothing is declared twice. A zod object here replaces the decorated class of other Nest applications.
 */
export class ContractTypes {
  private readonly classes = new Map<z.ZodType, new () => object>();

  /** `names` holds the names of objects that are part of several outputs. */
  constructor(private readonly names: ReadonlyMap<z.ZodType, string> = new Map()) {}

  /**
   * Returns the type of an output. `name` is the name of its object type, and the prefix of the names of its inner
   * object types.
   */
  of(schema: z.ZodType, name: string): Typed {
    if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
      const { type, nullable } = this.of(schema.unwrap() as z.ZodType, name);
      return { type, nullable: nullable === 'items' ? 'itemsAndList' : true };
    }
    if (schema instanceof z.ZodDefault) return this.of(schema.unwrap() as z.ZodType, name);
    if (schema instanceof z.ZodArray) {
      const { type, nullable } = this.of(schema.element as z.ZodType, name);
      if (Array.isArray(type)) throw new Error(`${name}: a list of lists has no type here`);
      return { type: [type], nullable: nullable === true ? 'items' : false };
    }
    return { type: this.named(schema, name), nullable: false };
  }

  private named(schema: z.ZodType, name: string): Exclude<ReturnTypeFuncValue, unknown[]> {
    if (schema instanceof z.ZodObject) return this.classOf(schema, name);
    if (schema instanceof z.ZodNumber) return schema.isInt ? Int : Float;
    if (schema instanceof z.ZodBoolean) return Boolean;
    return ['string', 'enum', 'literal', 'pipe'].includes(schema.def.type) ? String : Json;
  }

  private classOf(schema: z.ZodObject, name: string): new () => object {
    const known = this.classes.get(schema);
    if (known) return known;
    const own = this.names.get(schema) ?? name;
    const made = class {};
    this.classes.set(schema, made);
    ObjectType(own)(made);
    for (const [field, type] of Object.entries(schema.shape)) {
      const inner = own + field.charAt(0).toUpperCase() + field.slice(1);
      const typed = this.of(type as z.ZodType, inner);
      Field(() => typed.type, { nullable: typed.nullable })(made.prototype, field);
    }
    return made;
  }
}
