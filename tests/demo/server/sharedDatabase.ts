import { PGlite } from '@electric-sql/pglite';
import { extensions, openDatabase, type OpenDatabase } from '../../../demo/server/database/open.ts';

/** A database that the test files of a process use one after another, and what it held at first. */
interface Kept {
  pglite: PGlite;
  schema: string;
  /** The rows of each table, as COPY writes them. */
  rows: Map<string, Blob>;
  /** The tables that refer to a table. */
  referring: Map<string, string[]>;
  /** Sets every sequence back. */
  sequences: string;
  /** How many rows were written to each table so far. */
  writes: Map<string, number>;
  inUse: boolean;
  leases: number;
}

/** Kept beyond `vi.resetModules`. */
const all = ((globalThis as { spesaDatabases?: Map<string, Kept> }).spesaDatabases ??= new Map<string, Kept>());

async function ask<Row>(pglite: Pick<PGlite, 'query'>, sql: string): Promise<Row[]> {
  return (await pglite.query<Row>(sql)).rows;
}

/** Changes with every table, column, index, constraint, trigger and function. */
async function schemaOf(pglite: PGlite): Promise<string> {
  const [found] = await ask<{ print: string }>(
    pglite,
    `select md5(string_agg(line, E'\\n' order by line)) as print from (
      select concat_ws(' ', relname, relkind, case when relkind = 'i' then pg_get_indexdef(oid) end) as line
        from pg_class where relnamespace = 'public'::regnamespace
      union all select concat_ws(' ', a.attrelid::regclass, a.attname, a.atttypid, a.attnotnull) from pg_attribute a
        join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      union all select concat_ws(' ', conname, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select concat_ws(' ', tgname, tgenabled, tgrelid::regclass) from pg_trigger where not tgisinternal
      union all select concat_ws(' ', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
      union all select nspname::text from pg_namespace where nspname !~ '^pg_') as lines`,
  );
  return found?.print ?? '';
}

async function writesOf(pglite: PGlite): Promise<Map<string, number>> {
  await pglite.exec('select pg_stat_force_next_flush()');
  const rows = await ask<{ relname: string; writes: number }>(
    pglite,
    `select relname, (n_tup_ins + n_tup_upd + n_tup_del)::int as writes from pg_stat_user_tables where schemaname = 'public'`,
  );
  return new Map(rows.map(({ relname, writes }) => [relname, writes]));
}

async function keep(snapshot: Blob): Promise<Kept> {
  const pglite = await PGlite.create({ extensions, loadDataDir: snapshot });
  const rows = new Map<string, Blob>();
  const tables = await ask<{ name: string }>(
    pglite,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of tables) {
    const { blob } = await pglite.query(`copy public."${name}" to '/dev/blob'`);
    if (blob && blob.size > 0) rows.set(name, blob as Blob);
  }
  const referring = new Map<string, string[]>();
  for (const { table, refers } of await ask<{ table: string; refers: string }>(
    pglite,
    `select t.relname as table, r.relname as refers from pg_constraint c
      join pg_class t on t.oid = c.confrelid join pg_class r on r.oid = c.conrelid where c.contype = 'f'`,
  ))
    referring.set(table, [...(referring.get(table) ?? []), refers]);
  const sequences: string[] = [];
  for (const { name } of await ask<{ name: string }>(
    pglite,
    `select sequencename as name from pg_sequences where schemaname = 'public'`,
  )) {
    const [at] = await ask<{ last_value: number; is_called: boolean }>(pglite, `select * from public."${name}"`);
    if (at) sequences.push(`setval('public."${name}"', ${at.last_value}, ${at.is_called})`);
  }
  return {
    pglite,
    schema: await schemaOf(pglite),
    rows,
    referring,
    sequences: `select ${sequences.join()}`,
    writes: await writesOf(pglite),
    inUse: false,
    leases: 0,
  };
}

/** The tables and all that refer to them. */
function withReferring(tables: readonly string[], referring: Kept['referring']): string[] {
  const found = new Set(tables);
  for (const table of found) for (const refers of referring.get(table) ?? []) found.add(refers);
  return [...found];
}

/** Gives the database what it held at first: whatever was written to is filled anew. */
async function restore(kept: Kept): Promise<void> {
  const { pglite, rows, referring } = kept;
  const writes = await writesOf(pglite);
  const written = [...writes].flatMap(([table, count]) => (count === (kept.writes.get(table) ?? 0) ? [] : [table]));
  if (written.length > 0)
    await pglite.transaction(async (transaction) => {
      const tables = withReferring(written, referring);
      await transaction.exec(
        `set local session_replication_role = replica; truncate ${tables.map((table) => `public."${table}"`).join()}`,
      );
      for (const table of tables) {
        const blob = rows.get(table);
        if (blob) await transaction.query(`copy public."${table}" from '/dev/blob'`, [], { blob });
      }
    });
  await pglite.exec(kept.sequences);
  kept.writes = await writesOf(pglite);
  if ((kept.leases += 1) % 10 === 0) await pglite.exec('checkpoint');
}

/** The database for one user, who can close it and hears nothing of it from then on. */
function lease(kept: Kept): PGlite {
  const { pglite } = kept;
  const ears: (() => Promise<void>)[] = [];
  let closed = false;
  const own: Record<string, unknown> = {
    listen: async (channel: string, hear: (notice: string) => void) =>
      void ears.push(await pglite.listen(channel, hear)),
    async close() {
      if (closed) return;
      closed = true;
      for (const unlisten of ears) await unlisten();
      kept.inUse = false;
    },
  };
  return new Proxy(pglite, {
    get(_, name) {
      if (name === 'closed') return closed;
      const value: unknown = typeof name === 'string' && name in own ? own[name] : Reflect.get(pglite, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        if (closed && name !== 'close') throw new Error('The shop is closed.');
        return (value as (...given: unknown[]) => unknown).apply(pglite, given);
      };
    },
  });
}

/** A database as the snapshot holds it: the one of this process, filled anew, unless somebody uses it or has changed its tables. */
export async function sharedDatabase(name: string, snapshot: () => Blob): Promise<OpenDatabase> {
  const known = all.get(name);
  if (known?.inUse) return openDatabase({ snapshot: snapshot() });
  const kept = known && (await schemaOf(known.pglite)) === known.schema ? known : await keep(snapshot());
  if (kept !== known) await known?.pglite.close();
  kept.inUse = true;
  if (kept === known) await restore(kept);
  all.set(name, kept);
  return openDatabase({ opened: lease(kept) });
}
