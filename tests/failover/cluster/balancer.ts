import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../demo/run/ports.ts';
import { startProcess } from '../../../demo/run/processes.ts';
import { deployFile } from '../../deployFile.ts';
import type { Node } from './node.ts';

/** HAProxy by the repository's configuration: one port, behind which the leader answers. */
export async function startBalancer(
  folder: string,
  nodes: readonly Node[],
): Promise<{ port: number; stop(): Promise<void> }> {
  const port = await freePort();
  const config = deployFile('haproxy/spesa.cfg', [
    ['bind 127.0.0.1:5432', `bind 127.0.0.1:${port}`],
    ...nodes.map(
      (node, index) =>
        [`10.0.0.1${index + 1}:5432 check port 8008`, `${node.host}:${node.port} check port ${node.watch}`] as const,
    ),
  ]);
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, config);
  const running = startProcess('HAProxy', 'haproxy', ['-db', '-f', file], { quiet: true, endSignal: 'SIGKILL' });
  return { port, stop: () => running.stop() };
}
