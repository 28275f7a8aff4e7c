import { describe, expect, it } from '@jest/globals';
import { type ReportedText, reportChange, type TextChunkState } from './text-reports';

const chunk = (more: Partial<TextChunkState> = {}): TextChunkState => ({
  from: 2,
  size: 8,
  next: 8,
  again: [],
  inFlight: null,
  failures: [],
  unknown: [],
  early: [],
  lost: [],
  delivered: [],
  ...more,
});
const nothing = { delivered: [], lost: [], failed: [], early: [], known: [] };
const delivered = (index: number): ReportedText => ({ index, status: 'delivered' });
const sent = (index: number): ReportedText => ({ index, status: 'sent' });
const lost = (index: number): ReportedText => ({ index, status: 'lost', reason: 'number_unreachable' });
const failed = (index: number): ReportedText => ({ index, status: 'failed', reason: 'refused' });
const lostOne = { index: 3, reason: 'number_unreachable' };
const failedOne = { index: 3, reason: 'refused' };

describe('what reports of the provider change', () => {
  it.each<[string, Partial<TextChunkState>, ReportedText[], object]>([
    ['a text that arrived', {}, [delivered(3)], { delivered: [3] }],
    ['a text that left and did not arrive', {}, [lost(3)], { lost: [lostOne] }],
    ['a text that never left', {}, [failed(3)], { failed: [failedOne] }],
    ['a text that is in flight and never left', { inFlight: [3] }, [failed(3)], { early: [failedOne] }],
    ['a text that is in flight and arrived', { inFlight: [3] }, [delivered(3)], { delivered: [3] }],
    ['a text nobody knew of', { unknown: [{ index: 3 }] }, [sent(3)], { known: [3] }],
    ['one that arrived', { unknown: [{ index: 3 }] }, [delivered(3)], { known: [3], delivered: [3] }],
    ['one that never left', { unknown: [{ index: 3 }] }, [failed(3)], { known: [3], failed: [failedOne] }],
    ['several texts', {}, [delivered(3), sent(3), lost(4)], { delivered: [3], lost: [{ ...lostOne, index: 4 }] }],
    ['a text that is reported twice', {}, [failed(3), failed(3)], { failed: [failedOne] }],
    ['a text that is reported in the wrong order', {}, [delivered(3), sent(3)], { delivered: [3] }],
    ['a text that first arrived and then did not', {}, [delivered(3), lost(3), failed(3)], { delivered: [3] }],
    ['a text in flight that is reported twice', { inFlight: [3] }, [failed(3), failed(3)], { early: [failedOne] }],
  ])('records %s', (_, state, reports, change) => {
    expect(reportChange(chunk(state), reports)).toEqual({ ...nothing, ...change });
  });

  it.each<[string, Partial<TextChunkState>, ReportedText[]]>([
    ['a text on its way', {}, [sent(3)]],
    ['a text in flight on its way', { inFlight: [3], unknown: [] }, [sent(3)]],
    ['an arrival that is known', { delivered: [3] }, [delivered(3)]],
    ['a loss that is known', { lost: [lostOne] }, [lost(3), delivered(3)]],
    ['a failure that is known', { failures: [failedOne] }, [failed(3), delivered(3), lost(3)]],
    ['an early failure that is known', { inFlight: [3], early: [failedOne] }, [failed(3)]],
    ['a text before the chunk', {}, [failed(1)]],
    ['a text behind the chunk', { next: 20 }, [failed(10)]],
    ['a text that was not handed over', {}, [failed(8)]],
    ['a text that was not accepted', { again: [3] }, [failed(3)]],
    ['no text', {}, []],
  ])('changes nothing for %s', (_, state, reports) => expect(reportChange(chunk(state), reports)).toBeNull());
});
