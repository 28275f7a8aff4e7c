import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** A way to a broker that can lose its answers. */
export interface BrokerProxy {
  /** From now on the broker gets what clients say, and they get nothing back. */
  loseAnswers(): void;
  /** Ends all connections; new ones work again. */
  heal(): void;
  close(): Promise<void>;
}

/** Stands at `port`, in front of the broker at `brokerPort` of this machine. */
export async function startBrokerProxy(port: number, brokerPort: () => number): Promise<BrokerProxy> {
  const sockets = new Set<Socket>();
  let losing = false;
  const server = createServer((client) => {
    const broker = connect(brokerPort(), '127.0.0.1');
    for (const socket of [client, broker]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        client.destroy();
        broker.destroy();
      });
    }
    client.on('data', (data) => void broker.write(data));
    broker.on('data', (data) => void (losing || client.write(data)));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    loseAnswers: () => void (losing = true),
    heal: () => {
      losing = false;
      cut();
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}
