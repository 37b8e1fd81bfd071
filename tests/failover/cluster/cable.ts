import { spawnSync } from 'node:child_process';

/** The only way from and to one node. */
export interface Cable {
  /** The node's own. */
  address: string;
  /** The command as the node's machine runs it. */
  inside(words: [string, string[]]): [string, string[]];
  /** Nothing comes through any more in either direction, and no connection is told. */
  pull(): void;
  plug(): void;
  remove(): void;
}

/** What the nodes' cables end in. */
export interface Switch {
  /** Of what stands outside the nodes: etcd and those who ask. */
  address: string;
  /** Whom the nodes let in, as pg_hba.conf says it. */
  network: string;
  /** Why no cable can be pulled here; undefined where the nodes have networks of their own. */
  fixed: string | undefined;
  cable(index: number): Cable;
  remove(): void;
}

const complaintOf = (words: string): string | undefined => {
  const { status, error, stderr } = spawnSync('ip', words.split(' '), { encoding: 'utf8' });
  return status === 0 ? undefined : (error?.message ?? stderr.trim());
};

/** All nodes on this machine's own address: where no other network may be made. */
const without = (why: string): Switch => ({
  address: '127.0.0.1',
  network: '127.0.0.1/32',
  fixed: why,
  cable: () => ({
    address: '127.0.0.1',
    inside: (words) => words,
    pull: () => undefined,
    plug: () => undefined,
    remove: () => undefined,
  }),
  remove: () => undefined,
});

/** A network of its own for each node, joined by a bridge, which Linux lets root make. */
export function openSwitch(): Switch {
  const [id, net] = [process.pid.toString(36), `10.${64 + (process.pid % 128)}.${(process.pid >> 7) % 256}`];
  const bridge = `spb${id}`;
  const remove = () => void complaintOf(`link del ${bridge}`);
  const lay = (steps: readonly string[]): void => {
    for (const step of steps) {
      const complaint = complaintOf(step);
      if (complaint !== undefined) throw new Error(complaint);
    }
  };
  try {
    lay([`link add ${bridge} type bridge`, `addr add ${net}.1/24 dev ${bridge}`, `link set ${bridge} up`]);
    lay([`netns add sp${id}test`, `netns del sp${id}test`]);
  } catch (failure) {
    remove();
    return without((failure as Error).message);
  }
  return {
    address: `${net}.1`,
    network: `${net}.0/24`,
    fixed: undefined,
    cable(index) {
      const [room, plug, address] = [`sp${id}n${index}`, `spv${id}${index}`, `${net}.${11 + index}`];
      lay([
        `netns add ${room}`,
        `link add ${plug} type veth peer name eth0 netns ${room}`,
        `link set ${plug} master ${bridge} up`,
        `-n ${room} addr add ${address}/24 dev eth0`,
        `-n ${room} link set eth0 up`,
        `-n ${room} link set lo up`,
      ]);
      return {
        address,
        inside: ([command, words]) => ['ip', ['netns', 'exec', room, command, ...words]],
        pull: () => lay([`link set ${plug} down`]),
        plug: () => lay([`link set ${plug} up`]),
        remove: () => void complaintOf(`netns del ${room}`),
      };
    },
    remove,
  };
}
