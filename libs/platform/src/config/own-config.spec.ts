import { expect, it } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { z } from 'zod';
import { ConfigError, variable } from '.';
import { config } from './own-config';
import { Config, type PlatformConfig } from './platform-variables';

class ShopConfig extends config({
  SHOP_URL: variable(z.url(), 'the shop', 'https://shop.example'),
  SHOP_DOORS: variable(z.coerce.number().default(2), 'its doors', '2'),
}) {}

const read = async (environment: Record<string, string>) => {
  const platform = { provide: Config, useValue: new Config({} as PlatformConfig, environment) };
  const module = await Test.createTestingModule({ providers: [platform, ShopConfig.provider()] }).compile();
  return module.get(ShopConfig);
};

it("provides a service's own variables, read and converted, for injection", async () => {
  const shop = await read({ SHOP_URL: 'https://shop.dk', SHOP_DOORS: '3' });
  expect(shop).toBeInstanceOf(ShopConfig);
  expect(shop.values).toEqual({ SHOP_URL: 'https://shop.dk', SHOP_DOORS: 3 });
});

it('fails the start when a variable is missing', async () => {
  await expect(read({})).rejects.toThrow(ConfigError);
});

it('lists its variables for the generated documentation', () => {
  expect(Object.keys(ShopConfig.variables)).toEqual(['SHOP_URL', 'SHOP_DOORS']);
});
