import { InProcessBus, type SubscribeOptions } from '@festlig/platform/bus';
import { describeBus } from './bus-behaviour';

const members = new Map<InProcessBus, SubscribeOptions[]>();

describeBus('InProcessBus', {
  create: () => new InProcessBus(1),
  keepsHistory: false,
  // One process is one member: where one leaves, what remains of the group starts again.
  join: async (bus, options) => {
    const inProcess = bus as InProcessBus;
    const those = members.get(inProcess) ?? [];
    members.set(inProcess, [...those, options]);
    await bus.subscribe(options);
    return {
      leave: async () => {
        await inProcess.leave(options.group);
        const [, ...rest] = members.get(inProcess) ?? [];
        members.set(inProcess, rest);
        for (const one of rest) await bus.subscribe(one);
      },
    };
  },
});
