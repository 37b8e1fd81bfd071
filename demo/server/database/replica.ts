import { sql, type Kysely } from 'kysely';
import type { Database } from './database.ts';

type Db = Kysely<Database>;

/** A second server that follows the first and answers what everybody may read, never what is somebody's own. */
export interface Replica {
  /** Its connection while it is no older than the bound; undefined when it is older, away, or not yet known to be this shop's. */
  fresh(): Db | undefined;
  /** Its connection if it holds everything up to this place in the log. */
  holding(place: bigint): Db | undefined;
  /** The place in the log up to which everything is written that is visible now. */
  place(): Promise<bigint>;
  /** An answer failed: it is not asked again before it has been looked at. */
  suspect(): void;
  /** How old its data are at most, in ms; undefined while that is not known. */
  age(): number | undefined;
  end(): Promise<void>;
}

interface Options {
  primary: Db;
  replica: Db;
  /** Older answers are those of the primary, ms. */
  maxAge: number;
  report(sentence: string): void;
  /** Between two looks at both servers, ms. */
  every?: number;
}

const EVERY = 500;
/** Marks of the primary that are remembered; a replica that is further behind than they reach is too old for everything. */
const MARKS = 240;

/** Which data these are: those of one cluster and one database in it. */
const identity = sql<string>`(select system_identifier::text from pg_control_system()) || '/' || (select oid::text from pg_database where datname = current_database())`;
const asNumber = (place: 'insert' | 'replay') =>
  place === 'insert'
    ? sql<string>`(pg_current_wal_insert_lsn() - '0/0')::text`
    : sql<string>`(pg_last_wal_replay_lsn() - '0/0')::text`;

/**
 * Watches how far a replica is behind: the primary's place in the log is noted with this process's own moment, and the replica is as fresh as
 * the latest mark that it has replayed. So no clock of a server counts, and neither an idle primary nor a cut line is taken for the other.
 */
export function watchReplica({ primary, replica, maxAge, report, every = EVERY }: Options): Replica {
  let marks: { place: bigint; at: number }[] = [];
  let replayed: bigint | undefined;
  let freshAt: number | undefined;
  let known: boolean | undefined;
  let ended = false;
  let looking: Promise<void> | undefined;

  const place = async (): Promise<bigint> => {
    const { rows } = await sql<{ place: string }>`select ${asNumber('insert')} as place`.execute(primary);
    return BigInt(rows[0]!.place);
  };
  async function recognise(): Promise<boolean> {
    const [own, other] = await Promise.all(
      [primary, replica].map(
        async (db) => (await sql<{ id: string }>`select ${identity} as id`.execute(db)).rows[0]!.id,
      ),
    );
    if (own !== other)
      report('DATABASE_READ_URL non è una replica di DATABASE_URL, ma un altro database: non viene usato.');
    return own === other;
  }
  async function look(): Promise<void> {
    known ??= await recognise();
    if (!known) return;
    const at = performance.now();
    marks.push({ place: await place(), at });
    marks = marks.slice(-MARKS);
    const { rows } = await sql<{
      place: string | null;
      follows: boolean;
    }>`select ${asNumber('replay')} as place, pg_is_in_recovery() as follows`.execute(replica);
    const { place: reached, follows } = rows[0]!;
    replayed = follows && reached !== null ? BigInt(reached) : undefined;
    const mark = marks.findLast((each) => replayed !== undefined && each.place <= replayed);
    freshAt = mark?.at;
  }
  const timer = setInterval(() => {
    looking ??= look()
      .catch(() => {
        [replayed, freshAt] = [undefined, undefined];
      })
      .finally(() => (looking = undefined));
  }, every);
  timer.unref();

  const age = () => (freshAt === undefined ? undefined : performance.now() - freshAt);
  return {
    fresh: () => ((age() ?? Infinity) <= maxAge && !ended ? replica : undefined),
    holding: (wanted) => (replayed !== undefined && replayed >= wanted && !ended ? replica : undefined),
    place,
    suspect() {
      [replayed, freshAt] = [undefined, undefined];
    },
    age,
    async end() {
      ended = true;
      clearInterval(timer);
      await looking;
      await replica.destroy();
    },
  };
}
