import type { GenericSchema, InferOutput } from 'valibot';
import { shapeOf, type Shape } from './shape.ts';

/** Told of every value that was mended or dropped: where and what was wanted. */
export type Report = (path: string, wanted: string) => void;

/** The mark of a value that cannot be read; the nearest optional field or list item around it is left out. */
const broken = Symbol('broken');
/** Deeper than this nothing is nested that means anything. */
const LONGEST_PATH = 999;
const unsafe = new Set(['__proto__', 'constructor', 'prototype']);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ids that the specification writes in two ways (§3). */
const otherNames: Record<string, string> = { itemId: 'cartItemId', listId: 'id', giftCertificateId: 'id' };
const own = (record: Record<string, unknown>, key = ''): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

function readNumber(value: unknown): number | typeof broken {
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : broken;
}

function readFlag(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** PHP writes an empty map as `[]` and a list with holes as a map. */
const asRecord = (value: unknown): unknown => (Array.isArray(value) && value.length === 0 ? {} : value);
export const asList = (value: unknown): unknown =>
  isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : value;

function readList(item: Shape, value: unknown, path: string, report: Report): unknown[] {
  const list = asList(value);
  if (!Array.isArray(list)) {
    report(path, 'array');
    return [];
  }
  return list.map((each, index) => readNode(item, each, `${path}[${index}]`, report)).filter((each) => each !== broken);
}

function readObject(entries: Record<string, Shape>, value: unknown, path: string, report: Report): unknown {
  const record = asRecord(value);
  if (!isRecord(record)) {
    report(path, 'object');
    return broken;
  }
  const result: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(entries)) {
    const item = readNode(entry, own(record, key) ?? own(record, otherNames[key]), `${path}.${key}`, report);
    if (item === broken) return broken;
    if (item !== undefined) result[key] = item;
  }
  return result;
}

function readMap(values: Shape, value: unknown, path: string, report: Report): unknown {
  const record = asRecord(value);
  const result: Record<string, unknown> = {};
  if (!isRecord(record)) {
    report(path, 'record');
    return result;
  }
  for (const [key, item] of Object.entries(record)) {
    if (unsafe.has(key)) continue;
    const read = readNode(values, item, `${path}.${key}`, report);
    if (read !== broken) result[key] = read;
  }
  return result;
}

function readText(value: unknown, path: string, report: Report): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' || Number.isFinite(value)) return String(value);
  report(path, 'string');
  return '';
}

/** A value that is never invented: as it is, or broken. */
function readExact(shape: Shape, value: unknown): unknown {
  if (shape.type === 'number') return readNumber(value);
  if (shape.type === 'picklist') return shape.options.includes(value) ? value : broken;
  if (shape.type === 'literal') return shape.literal === value ? value : broken;
  return shape.type === 'unknown' ? value : broken;
}

function readNode(shape: Shape, value: unknown, path: string, report: Report): unknown {
  if ('wrapped' in shape) {
    if (value === undefined || value === null) return undefined;
    const read = readNode(shape.wrapped, value, path, report);
    return read === broken ? undefined : read;
  }
  if (shape.type === 'lazy')
    return path.length > LONGEST_PATH ? broken : readNode(shape.getter(value), value, path, report);
  if (shape.type === 'object') return readObject(shape.entries, value, path, report);
  if (shape.type === 'array') return readList(shape.item, value, path, report);
  if (shape.type === 'record') return readMap(shape.value, value, path, report);
  if (shape.type === 'boolean') return readFlag(value);
  if (shape.type === 'string') return readText(value, path, report);
  const read = readExact(shape, value);
  if (read === broken) report(path, shape.type);
  return read;
}

/**
 * The client's reader of a strict schema: texts, flags and lists get defaults, a broken list item or optional field is dropped,
 * numeric texts become numbers. Numbers that are required (ids, totals) are never invented: without one the answer is undefined.
 */
export function tolerant<S extends GenericSchema>(
  schema: S,
  report: Report = () => {},
): (value: unknown) => InferOutput<S> | undefined {
  return (value) => {
    const read = readNode(shapeOf(schema), value, '', report);
    return read === broken ? undefined : (read as never);
  };
}
