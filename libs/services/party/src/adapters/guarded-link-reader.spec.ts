import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GuardedLinkReader } from './guarded-link-reader';

/** Both are this machine: the shop's address is allowed, the other one stands for our own network. */
const [SHOP, INSIDE] = ['127.0.0.2', '127.0.0.1'];
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const html = { 'content-type': 'text/html; charset=utf-8' };
const ended: RequestListener = (_, response) => response.writeHead(200, html).end('<title>Gryde</title>');

describe('reading the page of a link', () => {
  const pages = new Map<string, RequestListener>();
  /** What reached the inside, which nothing may. */
  const reached: string[] = [];
  const servers: Server[] = [];
  let [shop, inside] = ['', ''];
  const ports: number[] = [];
  const start = async (host: string, listener: RequestListener) => {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((listening) => server.listen(0, host, listening));
    const { port } = server.address() as AddressInfo;
    ports.push(port);
    return `http://${host}:${port}`;
  };
  beforeAll(async () => {
    shop = await start(SHOP, (request, response) => (pages.get(request.url ?? '') ?? ended)(request, response));
    inside = await start(INSIDE, (request, response) => {
      reached.push(request.url ?? '');
      ended(request, response);
    });
  });
  beforeEach(() => {
    pages.clear();
    reached.length = 0;
  });
  afterAll(() => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  });
  const reader = (more: { lookup?: LookupFunction } = {}, patience = { page: 5000, picture: 5000 }) =>
    new GuardedLinkReader({ allowed: [SHOP], ports, ...more }, patience);
  const page = (path: string, answer: RequestListener) => void pages.set(path, answer);
  const body =
    (text: string | Buffer, headers: object = html): RequestListener =>
    (_, response) =>
      void response.writeHead(200, { ...headers }).end(text);
  const to =
    (location: string): RequestListener =>
    (_, response) =>
      void response.writeHead(302, { location }).end();
  const titleOf = async (path: string) => (await reader().read(`${shop}${path}`))?.title;

  it('returns the title and the picture, and tells the shop nothing of the host', async () => {
    let told: object = {};
    page('/a', (request, response) => {
      told = request.headers;
      response
        .writeHead(200, html)
        .end('<meta property="og:title" content="Gryde"><meta property="og:image" content="/p">');
    });
    page('/p', body(PNG, { 'content-type': 'text/plain' }));
    expect(await reader().read(`${shop}/a`)).toEqual({
      title: 'Gryde',
      image: `data:image/png;base64,${PNG.toString('base64')}`,
    });
    expect(told).toEqual({
      accept: 'text/html',
      'accept-encoding': 'identity',
      'user-agent': 'Festlig link preview',
      host: expect.any(String),
      connection: 'close',
    });
  });

  it('follows three redirects, also to another address of the web, and not a fourth', async () => {
    for (const n of [1, 2, 3]) page(`/${n}`, to(n === 3 ? `${shop}/end` : `/${n + 1}`));
    page('/0', to('/1'));
    page('/loop', to('/loop'));
    expect(await titleOf('/1')).toBe('Gryde');
    expect(await reader().read(`${shop}/0`)).toBeNull();
    expect(await reader().read(`${shop}/loop`)).toBeNull();
  });

  it.each([
    'http://127.0.0.1',
    'http://[::1]',
    'http://0.0.0.0',
    'http://[::]',
    'http://10.0.0.1',
    'http://192.168.0.1',
    'http://172.16.0.1',
    'http://100.64.0.1',
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:127.0.0.1]',
    'http://[64:ff9b::7f00:1]',
    'http://[fe80::1]',
    'http://[fd00::1]',
    'http://2130706433',
    'http://0177.0.0.1',
    'http://0x7f.1',
    'http://localhost',
    'http://localhost.',
  ])('refuses %s, which is not of the public web', async (address) => {
    const url = new URL(address);
    url.port = new URL(inside).port;
    expect(await reader().read(url.href)).toBeNull();
    expect(reached).toEqual([]);
  });

  it.each<[string, (own: string) => string]>([
    ['another protocol', () => 'file:///etc/passwd'],
    ['a script', () => 'javascript:alert(1)'],
    ['a data address', () => 'data:text/html,<title>x</title>'],
    ['a port of another service', () => `http://${SHOP}:6379/`],
    ['a user', (own) => own.replace('//', '//karen:kode@')],
    ['an address inside', () => inside],
    ['nonsense', () => 'http://[/'],
  ])('refuses %s, at once and after a redirect', async (_, addressOf) => {
    const address = addressOf(`${shop}/end`);
    page('/r', to(address));
    expect(await reader().read(address)).toBeNull();
    expect(await reader().read(`${shop}/r`)).toBeNull();
    expect(reached).toEqual([]);
  });

  it('refuses a name that leads inside, and one of whose addresses does', async () => {
    const named = `http://butik.example:${new URL(inside).port}/`;
    for (const addresses of [[INSIDE], [SHOP, INSIDE], ['::1']]) {
      const lookup = ((_name, _options, done) =>
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )) as LookupFunction;
      expect(await reader({ lookup }).read(named)).toBeNull();
    }
    expect(reached).toEqual([]);
  });

  it('checks the address to which it connects, so a name cannot lead elsewhere the second time', async () => {
    const port = new URL(shop).port;
    let asked = 0;
    const lookup = ((_name, _options, done) =>
      done(null, [{ address: asked++ === 0 ? SHOP : INSIDE, family: 4 }])) as LookupFunction;
    page('/', to(`http://butik.example:${new URL(inside).port}/again`));
    expect(await reader({ lookup }).read(`http://butik.example:${port}/`)).toBeNull();
    expect([asked, reached]).toEqual([2, []]);
    page('/', body('<title>Gryde</title>'));
    asked = 0;
    expect(await reader({ lookup }).read(`http://butik.example:${port}/`)).toEqual({ title: 'Gryde', image: null });
    expect(asked).toBe(1);
  });

  it.each<[string, RequestListener]>([
    ['fails', (_, response) => response.writeHead(500).end()],
    ['does not exist', (_, response) => response.writeHead(404, html).end('<title>Not found</title>')],
    ['says no type', (_, response) => response.writeHead(200).end('<title>x</title>')],
    ['is no page', body('{}', { 'content-type': 'application/json' })],
    ['says nothing of itself', body('<p>x</p>')],
    ['is packed', body(gzipSync('<title>x</title>'), { ...html, 'content-encoding': 'gzip' })],
    ['breaks off before it begins', (request) => request.socket.destroy()],
    [
      'breaks off in the middle',
      (request, response) =>
        response.writeHead(200, { ...html, 'content-length': 99 }).write('<t', () => request.socket.destroy()),
    ],
    ['leads nowhere', (_, response) => response.writeHead(302).end()],
  ])('returns nothing when the page %s', async (_, answer) => {
    page('/x', answer);
    expect(await reader().read(`${shop}/x`)).toBeNull();
  });

  it('stops waiting for a page that never ends or never begins', async () => {
    page('/slow', (_, response) => {
      response.writeHead(200, html);
      const drip = setInterval(() => response.write('x'), 5);
      response.on('close', () => clearInterval(drip));
    });
    page('/silent', () => undefined);
    const impatient = reader({}, { page: 60, picture: 60 });
    for (const path of ['/slow', '/silent']) expect(await impatient.read(`${shop}${path}`)).toBeNull();
  });

  it('reads only the beginning of a page of 50 MB', async () => {
    let sent = 0;
    page('/big', (_, response) => {
      const more = () => {
        while (!response.destroyed && sent < 50_000_000 && response.write('x'.repeat(65_536))) sent += 65_536;
      };
      response.writeHead(200, html).on('drain', more).write('<title>Gryde</title>');
      more();
    });
    expect(await titleOf('/big')).toBe('Gryde');
    expect(sent).toBeLessThan(50_000_000);
  });

  it('needs no more of a page than its head', async () => {
    page(
      '/open',
      (_, response) =>
        void response.writeHead(200, html).write('<title>Gryde</title></he', () => response.write('ad>')),
    );
    expect(await titleOf('/open')).toBe('Gryde');
  });

  it.each<[string, string, RequestListener | undefined]>([
    ['inside', 'INSIDE', undefined],
    ['a drawing with scripts', '/p', body('<svg/>', { 'content-type': 'image/svg+xml' })],
    ['larger than a megabyte', '/p', body(Buffer.concat([PNG, Buffer.alloc(1024 * 1024)]))],
    ['not there', '/p', (_, response) => void response.writeHead(404).end()],
    ['a data address', 'data:image/png;base64,iVBORw0KGgo=', undefined],
    ['an address that cannot be', 'http://[', undefined],
  ])('returns the title alone when the picture is %s', async (_, address, answer) => {
    const picture = address === 'INSIDE' ? `${inside}/p` : address;
    page('/a', body(`<title>Gryde</title><meta property="og:image" content="${picture}">`));
    if (answer) page('/p', answer);
    expect(await reader().read(`${shop}/a`)).toEqual({ title: 'Gryde', image: null });
    expect(reached).toEqual([]);
  });

  it('reaches no address of its own network as the product starts it', async () => {
    expect(await new GuardedLinkReader().read(`${shop}/a`)).toBeNull();
    expect(await new GuardedLinkReader({ ports }).read(`${shop}/a`)).toBeNull();
  });
});
