import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** A proxy in front of a broker that can drop the broker's answers. */
export interface BrokerProxy {
  /** From now on the broker receives what clients send, and its answers are dropped. */
  loseAnswers(): void;
  /** Ends all connections; new connections work again. */
  heal(): void;
  close(): Promise<void>;
}

/** Listens on `port`, and forwards to the broker at `brokerPort` of this machine. */
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
