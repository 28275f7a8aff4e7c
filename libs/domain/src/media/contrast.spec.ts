import { describe, expect, it } from '@jest/globals';
import { contrast, luminance } from './contrast';

describe('the contrast of a title with its picture', () => {
  it('is measured as WCAG does', () => {
    expect(contrast(luminance([255, 255, 255]), luminance([0, 0, 0]))).toBeCloseTo(21, 5);
    expect(contrast(luminance([118, 118, 118]), luminance([255, 255, 255]))).toBeCloseTo(4.54, 2);
  });
});
