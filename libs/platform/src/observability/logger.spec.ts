import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { Logger } from './logger';

describe('Logger', () => {
  it('logs kind and position of an error and nothing of its message, however many lines the message has', () => {
    const lines: string[] = [];
    const logger = new Logger(pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }));
    logger.error('call failed', new TypeError('dup key:\n{ email:\n karen@rungsted.example }'), {
      call: 'rsvp.submit',
    });
    expect(lines[0]).not.toContain('karen');
    const line = JSON.parse(lines[0] ?? '') as { stack: string[] };
    expect(line).toMatchObject({ msg: 'call failed', error: 'TypeError', call: 'rsvp.submit' });
    expect(line.stack[0]).toContain('logger.spec.ts');
  });
});
