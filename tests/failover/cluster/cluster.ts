import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../demo/run/ports.ts';
import { startBalancer } from './balancer.ts';
import { openSwitch } from './cable.ts';
import { createEtcd, type Etcd } from './etcd.ts';
import { createNode, type Node } from './node.ts';
import { ownedByPostgres } from './owner.ts';

/** What Patroni says of a node. */
interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
  lag?: number | string;
}

export interface Cluster {
  folder: string;
  /** Copies of the commands in deploy/postgres. */
  scripts: string;
  /** What base copies and the log are kept in. */
  archive: string;
  nodes: Node[];
  etcd: Etcd;
  /** Why no cable can be pulled here; undefined where it can. */
  fixed: string | undefined;
  /** Of a database, by way of HAProxy to whoever leads. */
  url(database: string): string;
  /** Of a database on one node itself. */
  urlOf(node: Node, database: string): string;
  leader(): Promise<Node | undefined>;
  /** The replica that the leader waits for at every commit. */
  standby(): Promise<Node | undefined>;
  /** Waits until three nodes run, one of which leads and two follow closely. */
  whole(): Promise<void>;
  stop(): Promise<void>;
}

const names = ['node1', 'node2', 'node3'];
const mostLag = 1024 * 1024;

async function membersBy(node: Node): Promise<Member[]> {
  const answer = await fetch(`http://${node.host}:${node.watch}/cluster`, { signal: AbortSignal.timeout(1_000) });
  return ((await answer.json()) as { members: Member[] }).members;
}

function isWhole(members: readonly Member[]): boolean {
  const leader = members.find(({ role }) => role === 'leader');
  return (
    members.length === names.length &&
    members.some(({ role }) => role === 'sync_standby') &&
    members.every(
      ({ state, timeline, role, lag = 0 }) =>
        /running|streaming/.test(state) &&
        timeline === leader?.timeline &&
        (role === 'leader' || (typeof lag === 'number' && lag < mostLag)),
    )
  );
}

/** Three PostgreSQL nodes under Patroni, etcd and HAProxy, real ones of Debian's packages, in one folder and on ports of their own. */
export async function openCluster(): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'spesa-failover-'));
  chmodSync(folder, 0o755);
  const [archive, scripts] = [path.join(folder, 'archive'), path.join(folder, 'scripts')];
  mkdirSync(archive);
  cpSync(path.join(import.meta.dirname, '../../../deploy/postgres'), scripts, { recursive: true });
  ownedByPostgres(archive);
  const middle = openSwitch();
  const etcd = await createEtcd(folder, middle.address);
  await etcd.start();
  const nodes: Node[] = [];
  for (const [index, name] of names.entries()) {
    mkdirSync(path.join(folder, name));
    const ports = { postgres: await freePort(), patroni: await freePort() };
    const { network } = middle;
    const cable = middle.cable(index);
    nodes.push(createNode(name, { folder, scripts, archive, etcd: etcd.addresses.join(', '), network, cable, ports }));
  }
  const balancer = await startBalancer(folder, nodes);

  const members = (): Promise<Member[]> => Promise.any(nodes.map(membersBy)).catch(() => []);
  const nodeOf = async (role: string): Promise<Node | undefined> => {
    const name = (await members()).find((member) => member.role === role)?.name;
    return nodes.find((node) => node.name === name);
  };
  const leads = async (node: Node): Promise<Node> => {
    const answer = await fetch(`http://${node.host}:${node.watch}/primary`, { signal: AbortSignal.timeout(1_000) });
    if (!answer.ok) throw new Error(`${node.name} does not lead`);
    return node;
  };
  const cluster: Cluster = {
    folder,
    scripts,
    archive,
    nodes,
    etcd,
    fixed: middle.fixed,
    url: (database) => `postgres://postgres@127.0.0.1:${balancer.port}/${database}`,
    urlOf: (node, database) => `postgres://postgres@${node.host}:${node.port}/${database}`,
    leader: () => Promise.any(nodes.map(leads)).catch(() => undefined),
    standby: () => nodeOf('sync_standby'),
    async whole() {
      for (const end = performance.now() + 180_000; performance.now() < end; await wait(500))
        if (isWhole(await members())) return;
      throw new Error(`I tre nodi non si sono ritrovati: ${JSON.stringify(await members())}`);
    },
    async stop() {
      await balancer.stop();
      for (const node of nodes) {
        await node.kill();
        node.disk.remove();
        node.cable.remove();
      }
      await etcd.kill();
      middle.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    nodes[0]!.start();
    for (const end = performance.now() + 60_000; performance.now() < end && !(await cluster.leader());) await wait(200);
    for (const node of nodes.slice(1)) node.start();
    await cluster.whole();
    return cluster;
  } catch (failure) {
    await cluster.stop();
    throw failure;
  }
}
