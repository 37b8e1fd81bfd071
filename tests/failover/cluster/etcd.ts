import path from 'node:path';
import { freePort, waitForAnswer } from '../../../demo/run/ports.ts';
import { startProcess, type Running } from '../../../demo/run/processes.ts';

/** The memory that the nodes agree in. */
export interface Etcd {
  address: string;
  start(): Promise<void>;
  /** Ends it where it stands; what it knew lies in its folder. */
  kill(): Promise<void>;
}

/** One etcd for all: where it is gone, all of it is. */
export async function createEtcd(folder: string): Promise<Etcd> {
  const [port, peers] = [await freePort(), await freePort()];
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`];
  const words = [
    ...['--name', 'etcd', '--data-dir', path.join(folder, 'etcd'), '--enable-v2=true'],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `etcd=${peer}`],
  ];
  let running: Running | undefined;
  return {
    address: `127.0.0.1:${port}`,
    async start() {
      running = startProcess('etcd', 'etcd', words, { quiet: true, endSignal: 'SIGKILL' });
      await waitForAnswer(`${client}/health`, { timeout: 30_000 });
    },
    kill: async () => running?.stop(),
  };
}
