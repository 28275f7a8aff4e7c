import { describe, expect, it } from '@jest/globals';
import { firstZone } from './model';

describe('the zone of a new event', () => {
  it('is Denmark’s for a Danish one, wherever it is made', () => {
    expect(firstZone('da', 'America/New_York')).toBe('Europe/Copenhagen');
  });

  it('is where the host is for an English one, when the browser knows', () => {
    expect(firstZone('en', 'Europe/London')).toBe('Europe/London');
    expect(firstZone('en', 'Etc/Unknown')).toBe('Europe/Copenhagen');
  });
});
