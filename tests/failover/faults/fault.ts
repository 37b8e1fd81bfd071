import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster.ts';
import type { Node } from '../cluster/node.ts';
import type { Apis } from '../shop/apis.ts';

/** Where something is broken, while people shop. */
export interface Scene {
  cluster: Cluster;
  apis: Apis;
  /** Waits for so many further acknowledged writes. */
  writes(more: number): Promise<void>;
  /** Which time this is, from 0. */
  turn: number;
}

/** What was broken: how to mend it, and what must not have happened meanwhile, in words. */
export interface Struck {
  /** Seconds until another node led, where one had to. */
  leaderAfter?: number;
  mend(): Promise<void>;
  wrong?(): Promise<string[]>;
}

export interface Fault {
  name: string;
  title: string;
  /** Why it cannot be tried here. */
  impossible?(cluster: Cluster): string | undefined;
  strike(scene: Scene): Promise<Struck>;
}

/** ms without a leader after which the cluster is taken for lost. */
const patience = 90_000;

/** The leader, which must be there. */
export async function theLeader(cluster: Cluster): Promise<Node> {
  const leader = await cluster.leader();
  if (!leader) throw new Error('Nessun nodo guida.');
  return leader;
}

/** Waits until a node other than this one leads; gives the seconds since `from`. */
export async function otherLeader(cluster: Cluster, than: Node, from: number): Promise<number> {
  for (const end = performance.now() + patience; performance.now() < end; await wait(100)) {
    const leader = await cluster.leader();
    if (leader && leader !== than) return (performance.now() - from) / 1000;
  }
  throw new Error(`Dopo ${patience / 1000} s nessun altro nodo guida al posto di ${than.name}.`);
}
