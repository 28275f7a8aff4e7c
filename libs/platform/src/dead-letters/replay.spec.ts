import { describe, expect, it } from '@jest/globals';
import { readReplayOptions, USAGE } from './replay';

const services = ['contacts', 'rsvp'];
const read = (...args: string[]) => readReplayOptions(args, services);

describe('the arguments of the replay command', () => {
  it('put back all letters of all groups when no arguments are given', () => {
    expect(read()).toEqual({ action: 'put back', groups: services, filter: { type: undefined, ids: undefined } });
  });

  it('select an action, a group, an event type and facts', () => {
    const filter = { type: 'rsvp.created', ids: ['a', 'b'] };
    const named = ['--group', 'rsvp', '--type', 'rsvp.created', '--id', 'a', '--id', 'b'];
    expect(read('--list', ...named)).toEqual({ action: 'list', groups: ['rsvp'], filter });
    expect(read('--discard', ...named)).toEqual({ action: 'discard', groups: ['rsvp'], filter });
  });

  it.each([
    ['an unknown group', ['--group', 'nobody'], 'no group nobody: contacts, rsvp'],
    ['an unknown option', ['--all'], "Unknown option '--all'"],
    ['listing and discarding at once', ['--list', '--discard', '--id', 'a'], '--list and --discard exclude each other'],
    ['discarding everything', ['--discard'], '--discard needs --id'],
  ])('are rejected with the usage for %s', (_name, args, why) => {
    expect(() => read(...args)).toThrow(why);
    expect(() => read(...args)).toThrow(USAGE);
  });
});
