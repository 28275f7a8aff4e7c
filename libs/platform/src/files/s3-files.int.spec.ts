import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { givenS3, startTestS3, type TestS3 } from '@festlig/testing/files/test-s3';
import type { DirectForm } from './files';
import { describeFiles, megabytes } from './files.suite';
import { S3Files } from './s3-files';

let s3: TestS3;
beforeAll(async () => {
  s3 = await startTestS3();
}, 60_000);
afterAll(() => s3.stop());

describeFiles('S3Files', {
  create: (patience) => new S3Files({ ...s3.options, ...(patience === undefined ? {} : { patience }) }),
  isStrict: givenS3,
});

describe('a form for S3', () => {
  const key = `trial/${crypto.randomUUID()}/æ ø.jpg`;
  const opened = () => new S3Files({ ...s3.options, publicEndpoint: s3.options.endpoint });
  const post = async ({ url, fields }: DirectForm, file: Buffer) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(file)]));
    return (await fetch(url, { method: 'POST', body: form })).status;
  };

  it('is signed for one place, exactly so many bytes and a time', async () => {
    const before = Date.now();
    const form = await opened().direct(key, 1234, 600);
    const policy = JSON.parse(Buffer.from(form?.fields['policy'] ?? '', 'base64').toString()) as {
      expiration: string;
      conditions: unknown[];
    };
    const allowed = [
      ['eq', '$bucket', s3.options.bucket],
      ['eq', '$key', key],
      ['content-length-range', 1234, 1234],
      ['eq', '$Content-Type', 'application/octet-stream'],
    ];
    expect(policy.conditions).toEqual(expect.arrayContaining(allowed));
    const until = Date.parse(policy.expiration);
    expect(until).toBeGreaterThanOrEqual(before + 600_000);
    expect(until).toBeLessThanOrEqual(Date.now() + 600_000);
    expect(form?.fields['x-amz-signature']).toMatch(/^[0-9a-f]{64}$/);
    const other = await opened().direct(`${key}2`, 1234, 600);
    expect(other?.fields['x-amz-signature']).not.toBe(form?.fields['x-amz-signature']);
  });

  it('stores the file of a browser', async () => {
    const files = opened();
    const file = Buffer.from('a photo');
    const form = await files.direct(key, file.length, 600);
    expect(form?.url.startsWith(`${files.directOrigin}/`)).toBe(true);
    expect(await post(form!, file)).toBe(204);
    expect(await files.size(key)).toBe(file.length);
  });

  const unlessS3rver = givenS3 ? it : it.skip;
  unlessS3rver(
    `stores no other number of bytes and no other file${givenS3 ? '' : ' (skipped: s3rver checks no form)'}`,
    async () => {
      const files = opened();
      const name = `trial/${crypto.randomUUID()}`;
      const form = (await files.direct(name, 7, 600))!;
      expect(await post(form, Buffer.from('too long'))).toBe(400);
      expect(await post({ ...form, fields: { ...form.fields, key: `${name}2` } }, Buffer.from('a photo'))).toBe(403);
      expect(await files.has(name)).toBe(false);
      expect(await files.has(`${name}2`)).toBe(false);
    },
  );

  it('is not offered when browsers do not reach the store', async () => {
    const files = new S3Files(s3.options);
    expect(files.directOrigin).toBeNull();
    expect(await files.direct(key, 1, 600)).toBeNull();
  });
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
