import type { GenericSchema, InferOutput } from 'valibot';

/** Told of every value that was mended or dropped: where and what was wanted. */
export type Report = (path: string, wanted: string) => void;

interface Node {
  type: string;
  entries?: Record<string, Node>;
  item?: Node;
  wrapped?: Node;
  options?: readonly unknown[];
  literal?: unknown;
  value?: Node;
  getter?: (input: unknown) => Node;
}

/** The mark of a value that cannot be read; the nearest optional field or list item around it is left out. */
const broken = Symbol('broken');
const unsafe = new Set(['__proto__', 'constructor', 'prototype']);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ids that the specification writes in two ways (§3). */
const twins: Record<string, string> = { itemId: 'cartItemId', listId: 'id', giftCertificateId: 'id' };
const own = (record: Record<string, unknown>, key = ''): unknown => (Object.hasOwn(record, key) ? record[key] : undefined);

function readNumber(value: unknown): number | typeof broken {
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : broken;
}

function readFlag(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** PHP writes an empty map as `[]` and a list with holes as a map. */
const asRecord = (value: unknown): unknown => (Array.isArray(value) && value.length === 0 ? {} : value);
const asList = (value: unknown): unknown => (isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : value);

function readList(node: Node, value: unknown, path: string, report: Report): unknown[] {
  const list = asList(value);
  if (!Array.isArray(list)) {
    report(path, 'array');
    return [];
  }
  return list.map((item, index) => readNode(node.item!, item, `${path}[${index}]`, report)).filter((item) => item !== broken);
}

function readObject(node: Node, value: unknown, path: string, report: Report): unknown {
  const record = asRecord(value);
  if (!isRecord(record)) {
    report(path, 'object');
    return broken;
  }
  const result: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(node.entries!)) {
    const item = readNode(entry, own(record, key) ?? own(record, twins[key]), `${path}.${key}`, report);
    if (item === broken) return broken;
    if (item !== undefined) result[key] = item;
  }
  return result;
}

function readMap(node: Node, value: unknown, path: string, report: Report): unknown {
  const record = asRecord(value);
  const result: Record<string, unknown> = {};
  if (!isRecord(record)) {
    report(path, 'record');
    return result;
  }
  for (const [key, item] of Object.entries(record)) {
    if (unsafe.has(key)) continue;
    const read = readNode(node.value!, item, `${path}.${key}`, report);
    if (read !== broken) result[key] = read;
  }
  return result;
}

function readNode(node: Node, value: unknown, path: string, report: Report): unknown {
  if (node.type === 'optional' || node.type === 'nullable' || node.type === 'nullish') {
    if (value === undefined || value === null) return undefined;
    const read = readNode(node.wrapped!, value, path, report);
    return read === broken ? undefined : read;
  }
  if (node.type === 'lazy') return readNode(node.getter!(value), value, path, report);
  if (node.type === 'object') return readObject(node, value, path, report);
  if (node.type === 'array') return readList(node, value, path, report);
  if (node.type === 'record') return readMap(node, value, path, report);
  if (node.type === 'boolean') return readFlag(value);
  if (node.type === 'string') {
    if (typeof value === 'string') return value;
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    report(path, 'string');
    return '';
  }
  const read = node.type === 'number' ? readNumber(value) : node.type === 'picklist' && node.options!.includes(value) ? value : node.type === 'literal' && node.literal === value ? value : node.type === 'unknown' ? value : broken;
  if (read === broken) report(path, node.type);
  return read;
}

/**
 * The client's reader of a strict schema: texts, flags and lists get defaults, a broken list item or optional field is dropped,
 * numeric texts become numbers. Numbers that are required (ids, totals) are never invented: without one the answer is undefined.
 */
export function tolerant<S extends GenericSchema>(schema: S, report: Report = () => {}): (value: unknown) => InferOutput<S> | undefined {
  return (value) => {
    const read = readNode(schema as unknown as Node, value, '', report);
    return read === broken ? undefined : (read as never);
  };
}
