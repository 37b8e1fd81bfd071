import type { GenericSchema } from 'valibot';

/** A schema as the structure that valibot keeps of it: what one needs to walk it. Only this module knows that structure. */
export type Shape =
  | { type: 'object'; entries: Record<string, Shape> }
  | { type: 'array'; item: Shape }
  | { type: 'record'; value: Shape }
  | { type: 'optional' | 'nullable' | 'nullish'; wrapped: Shape }
  | { type: 'lazy'; getter(input: unknown): Shape }
  | { type: 'union' | 'variant' | 'intersect'; options: readonly Shape[] }
  | { type: 'picklist'; options: readonly unknown[] }
  | { type: 'literal'; literal: unknown }
  | { type: 'string' | 'number' | 'boolean' | 'unknown' | 'file' };

export const shapeOf = (schema: GenericSchema): Shape => schema as unknown as Shape;

/** The shape inside optional and nullable. */
const unwrapped = (shape: Shape): Shape => ('wrapped' in shape ? unwrapped(shape.wrapped) : shape);

/** What kind of value a schema wants, be it optional or not. */
export const kindOf = (schema: GenericSchema): Shape['type'] => unwrapped(shapeOf(schema)).type;

export const isOptional = (schema: GenericSchema): boolean => 'wrapped' in shapeOf(schema);

/** The fields of an object's schema by name; none of any other. */
export function entriesOf(schema: GenericSchema | undefined): Record<string, GenericSchema> {
  const shape = schema && unwrapped(shapeOf(schema));
  return shape?.type === 'object' ? (shape.entries as unknown as Record<string, GenericSchema>) : {};
}
