import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { answerOwnPagesOnly, isOurs } from './own-pages';

describe('a server with answerOwnPagesOnly', () => {
  it.each([
    [{ host: 'localhost:1080' }],
    [{ host: '127.0.0.1:1080' }],
    [{ host: '[::1]:1080' }],
    [{ host: 'localhost:1080', origin: 'http://localhost:1080' }],
  ])('answers its own page and programs (%j)', (headers) => {
    expect(isOurs(headers)).toBe(true);
  });

  it.each([
    [{}],
    [{ host: 'evil.example:1080' }],
    [{ host: 'localhost.evil.example' }],
    [{ host: 'evil.example@localhost' }],
    [{ host: 'localhost:1080', origin: 'https://evil.example' }],
    [{ host: 'localhost:1080', origin: 'http://localhost:3000' }],
    [{ host: 'localhost:1080', origin: 'null' }],
  ])('refuses other pages (%j)', (headers) => {
    expect(isOurs(headers)).toBe(false);
  });

  it('refuses requests and sockets of another page', async () => {
    const seen: string[] = [];
    const server = createServer((_request, response) => {
      seen.push('request');
      response.end('mails');
    });
    server.on('upgrade', (_request, socket) => {
      seen.push('upgrade');
      socket.end();
    });
    answerOwnPagesOnly(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const ask = (headers: string) =>
      new Promise<string>((resolve) => {
        let text = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(`GET / HTTP/1.1\r\n${headers}\r\n\r\n`));
        socket.on('data', (data) => (text += String(data)));
        socket.on('close', () => resolve(text));
      });
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket';
    const close = 'Connection: close';
    expect(await ask(`Host: localhost:${port}\r\n${close}`)).toContain('mails');
    await ask(`Host: localhost:${port}\r\n${upgrade}`);
    expect(seen).toEqual(['request', 'upgrade']);
    expect(await ask(`Host: evil.example\r\n${close}`)).toMatch(/^HTTP\/1\.1 403/);
    expect(await ask(`Host: localhost:${port}\r\nOrigin: https://evil.example\r\n${upgrade}`)).toBe('');
    expect(seen).toEqual(['request', 'upgrade']);
    server.close();
  });
});
