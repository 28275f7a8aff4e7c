import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LARGEST_RECEIVED } from './envelope';
import { FramedSocket } from './framed-socket';

const framed = (message: unknown) => {
  const text = JSON.stringify(message);
  return `${text.length}#${text}`;
};

describe('FramedSocket', () => {
  let socket: Socket;
  let read: unknown[];
  beforeEach(() => {
    socket = new Socket().on('error', () => undefined);
    read = [];
    new FramedSocket(socket).on('message', (message) => read.push(message));
  });
  afterEach(() => void socket.destroy());
  const receive = (...packets: (string | Buffer)[]) => {
    for (const packet of packets) socket.emit('data', Buffer.from(packet));
  };

  const two = [{ text: 'æøå 🎈' }, { text: 'a # and 12#34' }];
  const bytes = Buffer.from(two.map(framed).join(''));

  it('reads several messages that arrive together', () => {
    receive(bytes);
    expect(read).toEqual(two);
  });

  it('reads messages that arrive byte by byte, whatever characters they contain', () => {
    receive(...[...bytes].map((byte) => Buffer.of(byte)));
    expect(read).toEqual(two);
    expect(socket.destroyed).toBe(false);
  });

  it('waits for the rest of a length and of a message', () => {
    receive('1', '6#{"text":"l');
    expect([read, socket.destroyed]).toEqual([[], false]);
    receive('ater"}');
    expect(read).toEqual([{ text: 'later' }]);
  });

  it.each([
    ['a character that is not a digit', 'x'],
    ['a word before the #', 'hello#{}'],
    ['no digits', '#{}'],
    ['a negative number', '-2#{}'],
    ['a fraction', '2.0#{}'],
    ['more digits than the longest message has', '0'.repeat(9)],
    ['more characters than the longest message has', `${LARGEST_RECEIVED + 1}#{}`],
  ])('closes the connection and reads no further when a message begins with %s', (_what, text) => {
    receive(text, framed({ text: 'after' }));
    expect([read, socket.destroyed]).toEqual([[], true]);
  });

  it('closes the connection when a message is followed by anything but a length', () => {
    receive(framed({ text: 'first' }), 'nonsense');
    expect([read, socket.destroyed]).toEqual([[{ text: 'first' }], true]);
  });
});
