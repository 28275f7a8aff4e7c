import { expect, it } from '@jest/globals';
import { linkTo } from './leads-to';

const link = 'https://festlig.example/sofie40';

it('leads to the photos with the keys of the guest (rule: mail-leads-to)', () => {
  expect(linkTo(`${link}?cid=8bTq2xYz`, 'photos')).toBe(`${link}/photos?cid=8bTq2xYz`);
  expect(linkTo(link, 'photos')).toBe(`${link}/photos`);
});

it('leads to the invitation otherwise, also for what was written before there were photos', () => {
  expect(linkTo(`${link}?cid=8bTq2xYz`, 'invitation')).toBe(`${link}?cid=8bTq2xYz`);
  expect(linkTo(link, 'reply')).toBe(link);
  expect(linkTo(link)).toBe(link);
});
