import { describe, expect, it } from '@jest/globals';
import { readReplayOptions, USAGE } from './replay';

const services = ['contacts', 'rsvp'];
const read = (...args: string[]) => readReplayOptions(args, services);

describe('the arguments of the replay command', () => {
  it('put back everything of every group when there are none', () => {
    expect(read()).toEqual({ action: 'put back', groups: services, filter: { type: undefined, ids: undefined } });
  });

  it('name an action, a group, an event and facts', () => {
    const filter = { type: 'rsvp.created', ids: ['a', 'b'] };
    const named = ['--group', 'rsvp', '--type', 'rsvp.created', '--id', 'a', '--id', 'b'];
    expect(read('--list', ...named)).toEqual({ action: 'list', groups: ['rsvp'], filter });
    expect(read('--discard', ...named)).toEqual({ action: 'discard', groups: ['rsvp'], filter });
  });

  it.each([
    ['a group that is none', ['--group', 'nobody'], 'no group nobody: contacts, rsvp'],
    ['an option that is none', ['--all'], "Unknown option '--all'"],
    ['listing and discarding at once', ['--list', '--discard', '--id', 'a'], '--list and --discard exclude each other'],
    ['discarding everything', ['--discard'], '--discard needs --id'],
  ])('are refused for %s, with the usage', (_name, args, why) => {
    expect(() => read(...args)).toThrow(why);
    expect(() => read(...args)).toThrow(USAGE);
  });
});
