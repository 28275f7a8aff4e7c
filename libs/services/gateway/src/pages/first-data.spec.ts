import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../http/gateway-context';
import { firstData } from './first-data';

describe('the data of a page for an address that has guessed too often', () => {
  it('are its own: what a form contained is added to them, and no other page has it', async () => {
    const context = { guesses: { wait: () => 60 } } as unknown as GatewayContext;
    const address = { kind: 'party', page: '', ref: 'sommer' } as const;
    const open = () => firstData(context, {} as FastifyRequest, address, 'token');
    const posted = await open();
    posted.answers.push({ call: 'page.postedForm', input: {}, output: { values: { name: 'Anne' } } });
    expect((await open()).answers).toEqual([]);
  });
});
