/** Lets a process be asked by `collectGarbage`; for its environment. */
export const inspected = { NODE_OPTIONS: '--inspect=127.0.0.1:0' } as const;

/** A full garbage collection in a process that was started `inspected` and wrote `said`: what it holds afterwards is what it needs. */
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
