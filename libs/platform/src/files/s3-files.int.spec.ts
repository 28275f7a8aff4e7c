import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { givenS3, startTestS3, type TestS3 } from '@festlig/testing/files/test-s3';
import { describeFiles, megabytes } from './files.suite';
import { S3Files } from './s3-files';

let s3: TestS3;
beforeAll(async () => {
  s3 = await startTestS3();
}, 60_000);
afterAll(() => s3.stop());

describeFiles('S3Files', {
  create: (patience) => new S3Files({ ...s3.options, ...(patience === undefined ? {} : { patience }) }),
  answersLinksWell: givenS3,
});

describe('S3Files behind a faulty connection', () => {
  let between: Server | undefined;
  const sockets = new Set<Socket>();
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await new Promise<unknown>((resolve) => (between ? between.close(resolve) : resolve(undefined)));
    between = undefined;
  });

  /** Starts a proxy in front of the store. `meet` decides what happens to each connection. */
  const before = async (meet: (socket: Socket, nth: number, onward: () => Socket) => void, patience = 5000) => {
    const { hostname, port } = new URL(s3.options.endpoint);
    let count = 0;
    between = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      meet(socket, ++count, () => {
        const onward = connect(Number(port), hostname);
        sockets.add(onward.on('error', () => undefined));
        socket.pipe(onward);
        return onward;
      });
    });
    await new Promise<void>((resolve) => between?.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
    return { files: new S3Files({ ...s3.options, endpoint, patience }), count: () => count };
  };
  const key = () => `trial/${crypto.randomUUID()}`;
  const calls: [string, (files: S3Files) => Promise<unknown>][] = [
    ['put', (files) => files.put(key(), Buffer.from('x'), 'text/plain')],
    ['put of a stream', (files) => files.put(key(), megabytes(6), 'text/plain')],
    ['get', (files) => files.get(key())],
    ['has', (files) => files.has(key())],
    ['delete', (files) => files.delete(key())],
  ];

  it.each(calls)('performs %s at the third try after the connection was dropped twice', async (_name, call) => {
    const { files, count } = await before((socket, nth, onward) => {
      if (nth <= 2) socket.destroy();
      else onward().pipe(socket);
    });
    await call(files);
    expect(count()).toBeGreaterThan(2);
  });

  it('fails after three tries when every connection is dropped', async () => {
    const { files, count } = await before((socket) => void socket.destroy());
    await expect(files.get(key())).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(count()).toBe(3);
  });

  it.each([...calls, ['ping', (files: S3Files) => files.ping()] as const])(
    'fails %s when the store is silent',
    async (_name, call) => {
      const { files } = await before(() => undefined, 50);
      await expect(call(files)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    },
  );

  it('fails the stream when a download is cut off in the middle', async () => {
    const name = key();
    await new S3Files(s3.options).put(name, megabytes(3), 'image/png');
    const { files } = await before((socket, _nth, onward) => {
      let passed = 0;
      onward().on('data', (chunk: Buffer) => {
        if ((passed += chunk.length) > 1_000_000) socket.destroy();
        else socket.write(chunk);
      });
    });
    const file = await files.get(name);
    await expect(file?.stream.toArray()).rejects.toThrow('aborted');
  });

  it('fails the stream when the store stops sending in the middle of a download', async () => {
    const name = key();
    await new S3Files(s3.options).put(name, megabytes(3), 'image/png');
    const { files } = await before((socket, _nth, onward) => {
      let passed = 0;
      onward().on('data', (chunk: Buffer) => {
        if ((passed += chunk.length) < 1_000_000) socket.write(chunk);
      });
    }, 200);
    const file = await files.get(name);
    await expect(file?.stream.toArray()).rejects.toThrow();
  });

  it('passes on a refusal of the store without another try', async () => {
    const elsewhere = new S3Files({ ...s3.options, bucket: 'not-there' });
    await expect(elsewhere.put(key(), Buffer.from('x'), 'text/plain')).rejects.toMatchObject({ code: 'NoSuchBucket' });
    await expect(elsewhere.get(key())).rejects.toMatchObject({ code: 'NoSuchBucket' });
    await expect(elsewhere.ping()).rejects.toThrow('bucket not-there is missing');
  });

  it('signs links with the address that browsers use', async () => {
    const files = new S3Files({ ...s3.options, publicEndpoint: 'https://files.festlig.example' });
    expect(await files.sign('GET', 'public/a.jpg', 60)).toMatch(
      /^https:\/\/files\.festlig\.example\/\w+\/public\/a\.jpg\?/,
    );
  });
});
