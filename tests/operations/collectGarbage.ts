/** Environment of a process that opens the Node.js inspector on a free port. */
export const inspected = { NODE_OPTIONS: '--inspect=127.0.0.1:0' } as const;

/** Forces a full garbage collection through the inspector. `said` is the standard error of a process started with `inspected`. */
export async function collectGarbage(said: string): Promise<void> {
  const [address] = /ws:\/\/\S+/.exec(said) ?? [];
  if (!address) throw new Error('the process was not started for inspection');
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', () => socket.send('{"id":1,"method":"HeapProfiler.collectGarbage"}'));
    socket.addEventListener('message', resolve);
    socket.addEventListener('error', reject);
  });
  socket.close();
}
