import { describeTextSender } from '@festlig/testing/messaging/text-sender.suite';
import { RecordingTextSender } from '../texts.fixture';

const sender = new RecordingTextSender();
describeTextSender(
  'the sender that tests use',
  () => sender,
  async (phone) => sender.texts.filter(({ to }) => to === phone).map(({ body }) => body),
);
