import { Queue } from '@festlig/platform/queue';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { messagingEnvironment } from '@festlig/testing/messaging';
import { TestService } from '@festlig/testing/service';
import { Module } from '@nestjs/common';
import { Mailer } from './adapters/mailer';
import { TextSender } from './adapters/text-sender';
import { RecordingMailer } from './mailer.fixture';
import { MessagingModule, MessagingWorkerModule } from './messaging.module';
import { RecordingTextSender } from './texts.fixture';

/** The calls and reactions of messaging, and its jobs. */
@Module({ imports: [MessagingModule, MessagingWorkerModule] })
export class WholeMessaging {}

interface Outside {
  mailer?: RecordingMailer;
  sender?: RecordingTextSender;
  queue?: RecordingQueue;
  /** Variables beside those of tests. */
  environment?: Record<string, string>;
}

/** Starts all of messaging, whose mails, texts and jobs are recorded. */
export function startMessaging({
  mailer = new RecordingMailer(),
  sender = new RecordingTextSender(),
  queue = new RecordingQueue(),
  environment,
}: Outside = {}): Promise<TestService> {
  return TestService.start({
    service: 'messaging',
    module: WholeMessaging,
    now: '2026-05-01T10:00:00Z',
    environment: messagingEnvironment(environment),
    replace: [
      [Mailer, mailer],
      [TextSender, sender],
      [Queue, queue],
    ],
  });
}
