import { Contact } from '@festlig/contracts/contacts';
import type { AnyCall, OutputOf, RequestOf } from '@festlig/contracts/define';
import { MessageTemplate, Send } from '@festlig/contracts/messaging';
import { Party, RsvpField } from '@festlig/contracts/party';
import { HostRsvp, OwnRsvp, RsvpMessage } from '@festlig/contracts/rsvp';
import { ResolveField } from '@nestjs/graphql';
import type { z } from 'zod';
import { ContractTypes } from './contract-types';

/** The arguments of a screen. */
export interface Screen {
  party: string;
  cid?: string | undefined;
  rid?: string | undefined;
}

/** Makes the calls of a screen's parts as its user, so that the services decide on access as in every call. */
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
 * Declares a resolver method as a part of its screen that is one call: its type is the call's output. A refused
 * part is null, and the other parts are returned.
 * @param name the name of the output's type
 */
export function ScreenPart(call: AnyCall, name: string): MethodDecorator {
  const { type } = types.of(call.output, name);
  return ResolveField(() => type, { nullable: true, description: call.summary });
}
