import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database, Db } from '../database/database.ts';
import { readTogether } from '../database/transact.ts';
import { followersOf, inOrder, referencesIn, type Reference } from './references.ts';

/** Every value in the database's own words, so that a JSON null and no value stay two things. */
type Row = Record<string, string | null>;

/** All that a shop holds of one customer but what opens doors: rows by table, each table after those it refers to. */
export interface CustomerCopy {
  spesa: 'customer';
  /** Of the database it comes from; only one of the same version takes it. */
  version: number;
  email: string;
  tables: { name: string; rows: Row[] }[];
}

async function versionOf(db: Db): Promise<number> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('schema_version') is not null as there`.execute(db);
  if (!rows[0]?.there) throw new Error('Il database non contiene un negozio.');
  const { version } = await db
    .selectFrom('schema_version')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return version;
}

interface Column {
  name: string;
  type: string;
}

const columnsOf = async (db: Db, table: string): Promise<Column[]> =>
  (
    await sql<Column>`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(
      db,
    )
  ).rows;

const inWords = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql`${sql.ref(column)}::text`));

async function rowsWhere(db: Db, table: string, condition: RawBuilder<unknown>): Promise<Row[]> {
  const columns = (await columnsOf(db, table)).map(({ name }) => name);
  const { rows } = await sql<{ row: Row }>`select jsonb_object(${columns}::text[], array[${inWords(columns)}]) as row
    from ${sql.table(table)} where ${condition} order by ctid`.execute(db);
  return rows.map(({ row }) => row);
}

/** The rows of a table that refer to any of these. */
const rowsReferring = (db: Db, { child, columns, targets }: Reference, parents: readonly Row[]): Promise<Row[]> =>
  rowsWhere(
    db,
    child,
    sql`jsonb_build_array(${inWords(columns)}) in (select jsonb_array_elements(${JSON.stringify(
      parents.map((row) => targets.map((target) => row[target])),
    )}::jsonb))`,
  );

/** Reads one customer's rows as they stand at one moment; throws when nobody has this e-mail. */
export const exportCustomer = (db: Kysely<Database>, email: string): Promise<CustomerCopy> =>
  readTogether(db, async (transaction) => {
    const version = await versionOf(transaction);
    const customers = await rowsWhere(transaction, 'customer', sql`lower(email) = lower(${email})`);
    if (customers.length === 0) throw new Error(`Nessun cliente ha l’e-mail ${email}.`);
    const references = await referencesIn(transaction);
    const found = new Map<string, Map<string, Row>>();
    const fresh: [table: string, rows: Row[]][] = [['customer', customers]];
    for (let next = fresh.shift(); next; next = fresh.shift()) {
      const [table, rows] = next;
      const known = found.get(table) ?? new Map<string, Row>();
      const added = rows.filter((row) => !known.has(JSON.stringify(row)));
      for (const row of added) known.set(JSON.stringify(row), row);
      found.set(table, known);
      if (added.length > 0)
        for (const reference of followersOf(references, table))
          fresh.push([reference.child, await rowsReferring(transaction, reference, added)]);
    }
    const tables = inOrder([...found.keys()], references).map((name) => ({
      name,
      rows: [...(found.get(name)?.values() ?? [])],
    }));
    return {
      spesa: 'customer',
      version,
      email,
      tables: tables.filter(({ rows }) => rows.length > 0),
    };
  });

async function insert(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const columns = await columnsOf(db, table);
  const values = columns.map(({ name, type }) => sql`(given ->> ${sql.lit(name)})::${sql.raw(type)}`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    select ${sql.join(values)} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as given`.execute(db);
}

/** Numbers that the database gives from now on are above those that came. */
async function raiseNumbers(db: Db, table: string): Promise<void> {
  const { rows } = await sql<{ column: string; sequence: string }>`
    select attname as column, pg_get_serial_sequence(${table}, attname) as sequence from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and pg_get_serial_sequence(${table}, attname) is not null`.execute(
    db,
  );
  for (const { column, sequence } of rows)
    await sql`select setval(${sequence}::regclass, greatest((select max(${sql.ref(column)}) from ${sql.table(table)}),
      (select last_value from ${sql.raw(sequence)})))`.execute(db);
}

function asSentence(failure: unknown, table: string): unknown {
  const { code, detail = '' } = failure as { code?: string; detail?: string };
  if (code === '23505')
    return new Error(`In ${table} c’è già una riga con lo stesso numero: ${detail} Non ho scritto nulla.`);
  if (code === '23503') return new Error(`A ${table} manca ciò a cui si riferisce: ${detail} Non ho scritto nulla.`);
  return failure;
}

/** Puts a copy back under its own numbers, all rows or none; throws a sentence when one of them is taken or lacks what it refers to. */
export const importCustomer = (db: Kysely<Database>, copy: CustomerCopy): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const version = await versionOf(transaction);
    if (copy.version !== version)
      throw new Error(`La copia è della versione ${copy.version} del database, questo è alla ${version}.`);
    const tables = new Set((await referencesIn(transaction)).flatMap(({ child, parent }) => [child, parent]));
    for (const { name, rows } of copy.tables) {
      if (!tables.has(name)) throw new Error(`La copia nomina ${name}, che qui non c’è.`);
      try {
        await insert(transaction, name, rows);
      } catch (failure) {
        throw asSentence(failure, name);
      }
      await raiseNumbers(transaction, name);
    }
  });
