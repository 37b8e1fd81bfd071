import path from 'node:path';
import { freePort, waitForAnswer } from '../../../demo/run/ports.ts';
import { startProcess, type Running } from '../../../demo/run/processes.ts';

/** The memory that the nodes agree in: three, of which two are enough. */
export interface Etcd {
  /** Where the three answer. */
  addresses: string[];
  start(): Promise<void>;
  /** Ends all where they stand; what they knew lies in their folders. */
  kill(): Promise<void>;
  /** Ends one of them, or begins it anew. */
  killOne(index: number): Promise<void>;
  startOne(index: number): Promise<void>;
  /** Which of them leads the others; -1 where none says so. */
  leader(): Promise<number>;
}

const members = ['etcd1', 'etcd2', 'etcd3'];
const addressOf = (port: number, host = '127.0.0.1'): string => `http://${host}:${port}`;

/** Three etcd outside the nodes, whom these reach at `host`. */
export async function createEtcd(folder: string, host: string): Promise<Etcd> {
  const [ports, peers]: [number[], number[]] = [[], []];
  for (const _ of members) {
    ports.push(await freePort());
    peers.push(await freePort());
  }
  const all = members.map((name, index) => `${name}=${addressOf(peers[index]!)}`).join(',');
  const wordsOf = (index: number): string[] => {
    const [client, peer] = [addressOf(ports[index]!, host), addressOf(peers[index]!)];
    return [
      ...['--name', members[index]!, '--data-dir', path.join(folder, members[index]!), '--enable-v2=true'],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', all],
    ];
  };
  const running: (Running | undefined)[] = [];
  const begin = (index: number) => {
    running[index] = startProcess('etcd', 'etcd', wordsOf(index), { quiet: true, endSignal: 'SIGKILL' });
  };
  const answers = (index: number) => waitForAnswer(`${addressOf(ports[index]!, host)}/health`, { timeout: 60_000 });
  const indexes = members.map((_, index) => index);
  const leads = async (index: number): Promise<number> => {
    const answer = await fetch(`${addressOf(ports[index]!, host)}/v2/stats/self`, {
      signal: AbortSignal.timeout(1_000),
    });
    if (((await answer.json()) as { state: string }).state !== 'StateLeader') throw new Error('it follows');
    return index;
  };
  return {
    addresses: ports.map((port) => `${host}:${port}`),
    async start() {
      indexes.forEach(begin);
      await Promise.all(indexes.map(answers));
    },
    kill: async () => void (await Promise.all(running.map((each) => each?.stop()))),
    killOne: async (index) => running[index]?.stop(),
    async startOne(index) {
      begin(index);
      await answers(index);
    },
    leader: () => Promise.any(indexes.map(leads)).catch(() => -1),
  };
}
