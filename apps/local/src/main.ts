import { runLocal } from './local';
import { startProduct } from './product';

runLocal(({ environment }) =>
  startProduct(environment, { workers: process.env['FESTLIG_WORKERS'] === 'off' ? 'elsewhere' : 'beside' }),
);
