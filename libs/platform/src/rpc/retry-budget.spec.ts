import { describe, expect, it } from '@jest/globals';
import { RetryBudget } from './retry-budget';

describe('RetryBudget', () => {
  it('allows ten retries at first, and then none', () => {
    const budget = new RetryBudget();
    expect(Array.from({ length: 10 }, () => budget.take())).toEqual(Array(10).fill(true));
    expect(budget.take()).toBe(false);
  });

  it('allows one more retry for every ten calls', () => {
    const budget = new RetryBudget();
    for (let n = 0; n < 10; n++) budget.take();
    for (let call = 0; call < 9; call++) budget.called();
    expect(budget.take()).toBe(false);
    for (let call = 0; call < 2; call++) budget.called();
    expect(budget.take()).toBe(true);
    expect(budget.take()).toBe(false);
  });

  it('saves up at most ten retries', () => {
    const budget = new RetryBudget();
    for (let call = 0; call < 10_000; call++) budget.called();
    for (let n = 0; n < 10; n++) expect(budget.take()).toBe(true);
    expect(budget.take()).toBe(false);
  });
});
