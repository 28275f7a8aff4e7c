import { expect, it } from '@jest/globals';
import { cleanHtml } from './clean-html.model';

it.each([
  ['<p>Dear <strong>((name))</strong></p>', '<p>Dear <strong>((name))</strong></p>'],
  ['<p><a href="((link))" onclick="x()">Reply</a></p>', '<p><a href="((link))">Reply</a></p>'],
  ['<p>Hi<script>alert(1)</script><img src=x onerror=alert(1)></p>', '<p>Hi</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<div>One</div><div>Two</div>', '<p>One</p><p>Two</p>'],
  ['<p><span style="color:red">Red</span></p>', '<p>Red</p>'],
])('%s becomes %s', (dirty, clean) => {
  expect(cleanHtml(dirty)).toBe(clean);
  expect(cleanHtml(clean)).toBe(clean);
});
