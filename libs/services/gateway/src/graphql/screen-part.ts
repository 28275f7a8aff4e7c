import { Contact } from '@festlig/contracts/contacts';
import type { AnyCall, OutputOf, RequestOf } from '@festlig/contracts/define';
import { MessageTemplate, Send } from '@festlig/contracts/messaging';
import { Party, RsvpField } from '@festlig/contracts/party';
import { HostRsvp, OwnRsvp, RsvpMessage } from '@festlig/contracts/rsvp';
import { ResolveField } from '@nestjs/graphql';
import type { z } from 'zod';
import { ContractTypes } from './contract-types';

/** What a screen is asked for by. */
export interface Screen {
  party: string;
  cid?: string | undefined;
  rid?: string | undefined;
}

/** How a screen's parts are asked for: as the one who looks, so that access is decided in the services as ever. */
export interface Asking {
  call<C extends AnyCall>(call: C, input: RequestOf<C>): Promise<OutputOf<C>>;
}

const types = new ContractTypes(
  new Map<z.ZodType, string>([
    [OwnRsvp, 'OwnRsvp'],
    [HostRsvp, 'HostRsvp'],
    [RsvpMessage, 'RsvpMessage'],
    [RsvpField, 'RsvpField'],
    [Contact, 'Contact'],
    [Send, 'Send'],
    [MessageTemplate, 'MessageTemplate'],
    [Party, 'Party'],
  ]),
);

/**
 * Marks a resolver's method as a part of its screen that is one call: its type is the call's output. A part that is
 * refused is null, and the others are there.
 * @param name what the answer is called
 */
export function ScreenPart(call: AnyCall, name: string): MethodDecorator {
  const { type } = types.of(call.output, name);
  return ResolveField(() => type, { nullable: true, description: call.summary });
}
