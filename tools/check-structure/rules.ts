import * as callRules from './call-rules.ts';
import * as circleRules from './circle-rules.ts';
import * as fileRules from './file-rules.ts';
import * as formRules from './form-rules.ts';
import type { Rule } from './house.ts';
import * as productRules from './product-rules.ts';
import * as readmeRules from './readme-rules.ts';
import * as regexRules from './regex-rules.ts';
import * as roomRules from './room-rules.ts';
import * as serviceRules from './service-rules.ts';
import * as textRules from './text-rules.ts';
import * as webRules from './web-rules.ts';

/** The structure rules by name (rule: house-rules). */
export const rules: Record<string, Rule> = {
  ...fileRules,
  ...circleRules,
  ...regexRules,
  ...serviceRules,
  ...roomRules,
  ...webRules,
  ...formRules,
  ...textRules,
  ...callRules,
  ...productRules,
  ...readmeRules,
};
