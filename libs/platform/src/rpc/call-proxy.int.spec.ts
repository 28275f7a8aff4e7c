import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ClientProxy } from '@nestjs/microservices';
import { Logger as NestLogger } from '@nestjs/common';
import { firstValueFrom } from 'rxjs';
import { freePort } from '../net/free-port';
import { CallProxy, NoAnswer } from './call-proxy';
import { FramedSocket } from './framed-socket';

const PROOF = 'as many characters as a proof has';

interface Asked {
  id: string;
  pattern: string;
  data: unknown;
}

describe('CallProxy', () => {
  let port: number;
  let server: Server;
  let taken: Socket[];
  let proxy: CallProxy;
  /** The first bytes of each connection. */
  let began: string[];
  let answer: (asked: Asked, framed: FramedSocket) => void;

  beforeEach(async () => {
    NestLogger.overrideLogger(false);
    port = await freePort();
    [taken, began] = [[], []];
    answer = ({ id, data }, framed) => framed.sendMessage({ id, response: data, isDisposed: true });
    server = createServer({ allowHalfOpen: true }, (socket) => {
      taken.push(socket.on('error', () => undefined));
      socket.once('readable', () => {
        began.push(String(socket.read(PROOF.length)));
        const framed = new FramedSocket(socket);
        framed.on('message', (asked: unknown) => answer(asked as Asked, framed));
      });
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    proxy = new CallProxy({ host: '127.0.0.1', port, proof: PROOF });
  });
  afterEach(async () => {
    proxy.close();
    for (const socket of taken) socket.destroy();
    await new Promise((closed) => server.close(closed));
  });
  const ask = (data: object, within = 60_000) => proxy.ask('party.read', data, within);

  it('is a Nest client that sends the proof first and makes all calls over one connection', async () => {
    expect(proxy).toBeInstanceOf(ClientProxy);
    const asked = [ask({ n: 1 }), ask({ n: 2 }), ask({ n: 3 })];
    expect(await Promise.all(asked)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(began).toEqual([PROOF]);
  });

  it('matches answers to calls, in whatever order the answers arrive', async () => {
    const held: Asked[] = [];
    answer = (asked, framed) => {
      if (held.push(asked) < 2) return;
      for (const { id, data } of held.reverse()) framed.sendMessage({ id, response: data, isDisposed: true });
    };
    expect(await Promise.all([ask({ n: 1 }), ask({ n: 2 })])).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('rejects a call that is not answered in time, and lets its late answer be', async () => {
    const held: Asked[] = [];
    answer = (asked) => void held.push(asked);
    await expect(ask({ n: 1 }, 50)).rejects.toThrow(NoAnswer);
    answer = (asked, framed) => {
      for (const { id, data } of [...held, asked]) framed.sendMessage({ id, response: data, isDisposed: true });
    };
    expect(await ask({ n: 2 })).toEqual({ n: 2 });
    expect(proxy['routingMap'].size).toBe(0);
  });

  it('rejects pending calls when the connection ends, and opens a new connection for the next call', async () => {
    answer = () => taken[0]?.destroy();
    await expect(ask({ n: 1 })).rejects.toThrow('the connection has ended');
    answer = ({ id, data }, framed) => framed.sendMessage({ id, response: data, isDisposed: true });
    expect(await ask({ n: 2 })).toEqual({ n: 2 });
    expect(began).toEqual([PROOF, PROOF]);
  });

  it('keeps calls of the current connection when an earlier, closed connection ends', async () => {
    const held: (() => void)[] = [];
    answer = ({ id, data }, framed) =>
      void held.push(() => framed.sendMessage({ id, response: data, isDisposed: true }));
    const first = ask({ n: 1 });
    const refused = expect(first).rejects.toThrow('the connection has ended');
    while (held.length < 1) await new Promise((turn) => setImmediate(turn));
    proxy.close();
    await refused;
    const second = ask({ n: 2 });
    while (held.length < 2) await new Promise((turn) => setImmediate(turn));
    const ended = once(taken[0] as Socket, 'close');
    taken[0]?.destroy();
    await ended;
    held[1]?.();
    expect(await second).toEqual({ n: 2 });
  });

  it('reports the error that prevents a connection', async () => {
    const nobody = new CallProxy({ host: '127.0.0.1', port: await freePort(), proof: PROOF });
    await expect(nobody.ask('party.read', {}, 60_000)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('rejects a call that the server does not know', async () => {
    answer = ({ id }, framed) => framed.sendMessage({ id, err: 'no such call', status: 'error' });
    await expect(ask({ n: 1 })).rejects.toBe('no such call');
  });

  it('refuses to emit events, because facts go over the bus', async () => {
    await expect(firstValueFrom(proxy.emit('party.deleted', {}))).rejects.toThrow('calls only');
  });
});
