import { messaging } from '@festlig/contracts/messaging';
import { exampleEnvironment, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MessagingConfig } from '../../config';
import { MessagingModule } from '../../messaging.module';

const { getSupport } = messaging.calls;

describe('the address of support', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({
      service: 'messaging',
      module: MessagingModule,
      now: '2026-05-01T10:00:00Z',
      environment: exampleEnvironment(MessagingConfig.variables),
    });
  });
  afterAll(() => service.stop());

  it('is the configured address, for anybody', async () => {
    expect(await service.call(getSupport, {})).toEqual({ email: MessagingConfig.variables.SUPPORT_EMAIL.example });
  });
});
