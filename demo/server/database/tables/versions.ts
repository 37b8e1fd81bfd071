import type { ColumnType } from 'kysely';

export interface VersionTables {
  /** The versions that this database has been brought through; `form` is that of their sources. */
  schema_version: { version: number; form: string; at: ColumnType<Date, undefined, never> };
}
