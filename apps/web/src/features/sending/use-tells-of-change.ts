import type { MessageTemplate } from '@festlig/contracts/messaging';
import { tellingOf } from '@festlig/domain/messaging/ready-subjects';
import { CHANGES } from '@festlig/domain/messaging/telling-template';
import { useState } from 'react';

/**
 * Whether a message tells guests of a change, by its ready subject; it still does when the host writes another subject, so that
 * nobody else is proposed meanwhile (rule: send-audiences).
 */
export function useTellsOfChange({ type, name }: Pick<MessageTemplate, 'type' | 'name'>, title: string): boolean {
  const now = type === 'message' ? tellingOf(name, title) : undefined;
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  const telling = now ?? last;
  return telling !== undefined && CHANGES.includes(telling);
}
