import { z } from 'zod';

type Schema = z.ZodType & { _zod: { def: Parts } };
/** The parts of a schema that hold other schemas. */
interface Parts {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  valueType?: Schema;
  options?: Schema[];
  in?: Schema;
}

const HELD = ['element', 'innerType', 'valueType', 'in'] as const;

const strictShape = (shape: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(shape).map(([field, part]) => [field, strictly(part)]));

function strictly(schema: Schema): Schema {
  const { def } = schema._zod;
  const parts: Partial<Parts> & { catchall?: z.ZodType } = {};
  if (def.shape) Object.assign(parts, { shape: strictShape(def.shape), catchall: z.never() });
  if (def.options) parts.options = def.options.map(strictly);
  for (const part of HELD) if (def[part]) parts[part] = strictly(def[part]);
  return Object.keys(parts).length === 0 ? schema : (schema.clone({ ...def, ...parts } as never) as Schema);
}

/** The fields that an input knows. */
export const knownFields = (input: z.ZodType, fields: object): object => {
  const { shape = {} } = (input as unknown as Schema)._zod.def;
  return Object.fromEntries(Object.entries(fields).filter(([field]) => Object.hasOwn(shape, field)));
};

/** The same schema, which refuses fields that it does not know, at every level (rule: unknown-fields). */
export const strictInput = <S extends z.ZodType>(schema: S): S => strictly(schema as unknown as Schema) as unknown as S;
