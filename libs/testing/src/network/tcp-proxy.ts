import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A network between a client and a backing service that a test can break. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private away = false;
  private hung = false;
  private tellRefused = (): void => undefined;
  /** Resolves when a connection has been refused. */
  readonly refused = new Promise<void>((resolve) => (this.tellRefused = resolve));
  private cutOn: ((request: Buffer) => boolean) | undefined;

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  /** @param target address of the backing service; only its host and port are used */
  static async start(target: string): Promise<TcpProxy> {
    const { hostname, port } = new URL(target);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = new TcpProxy(server, (server.address() as AddressInfo).port);
    server.on('connection', (client) => proxy.join(client, connect(Number(port), hostname)));
    return proxy;
  }

  /** The same address through this proxy. */
  through(address: string): string {
    const url = new URL(address);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  /** Simulates an unreachable service: connections end and new ones are refused, until it is back. */
  cut(): void {
    this.away = true;
    for (const socket of this.sockets) socket.destroy();
  }
  /** Simulates a service that hangs: connections stay open and are accepted, and nothing passes, until it is back. */
  hang(): void {
    this.hung = true;
    for (const socket of this.sockets) socket.pause();
  }
  restore(): void {
    this.away = false;
    this.hung = false;
    for (const socket of this.sockets) socket.resume();
  }

  /** The next matching request reaches the service; its answer is lost, and the connection ends. */
  loseAnswerTo(request: (bytes: Buffer) => boolean): void {
    this.cutOn = request;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(client: Socket, service: Socket): void {
    for (const socket of [client, service]) {
      this.sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
    }
    if (this.away) {
      this.tellRefused();
      client.destroy();
      service.destroy();
      return;
    }
    let lost = false;
    client.on('data', (request: Buffer) => {
      if (this.cutOn?.(request)) {
        this.cutOn = undefined;
        lost = true;
      }
      service.write(request);
    });
    service.on('data', (answer: Buffer) => void (lost ? client.destroy() : client.write(answer)));
    client.on('close', () => service.destroy());
    service.on('close', () => client.destroy());
    if (!this.hung) return;
    client.pause();
    service.pause();
  }
}
