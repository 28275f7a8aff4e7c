export * from './calls';
export * from './coupon-calls';
export * from './errors';
export * from './events';
export * from './payment-calls';
export * from './token-calls';
