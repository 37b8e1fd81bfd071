import pg from 'pg';

/** What a statement answers, over a connection of its own; one that breaks meanwhile fails the statement alone. */
export async function rowsOf<T extends object>(url: string, statement: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<T>(statement, values);
  await client.end();
  return rows;
}
