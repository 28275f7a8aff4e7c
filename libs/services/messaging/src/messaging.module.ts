import { migrationsOf } from '@festlig/platform/mongo/migrations';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Mailer } from './adapters/mailer';
import { SmtpMailer } from './adapters/smtp-mailer';
import { TextSender } from './adapters/text-sender';
import { TwilioTextSender } from './adapters/twilio-text-sender';
import { TwilioWebhook } from './adapters/twilio-webhook';
import { MessagingConfig } from './config';
import { CancelSendHandler } from './features/cancel-send/cancel-send.handler';
import { CreateTemplateHandler } from './features/create-template/create-template.handler';
import { DeleteTemplateHandler } from './features/delete-template/delete-template.handler';
import { FindSendHandler } from './features/find-send/find-send.handler';
import { FollowSendHandler } from './features/follow-send/follow-send.handler';
import { GetSendHandler } from './features/get-send/get-send.handler';
import { GetSendingLimitHandler } from './features/get-sending-limit/get-sending-limit.handler';
import { GetSupportHandler } from './features/get-support/get-support.handler';
import { GetTextSampleHandler } from './features/get-text-sample/get-text-sample.handler';
import { ListDeliveriesHandler } from './features/list-deliveries/list-deliveries.handler';
import { ListSendsHandler } from './features/list-sends/list-sends.handler';
import { ListTemplatesHandler } from './features/list-templates/list-templates.handler';
import { PauseSendHandler } from './features/pause-send/pause-send.handler';
import { PresendHandler } from './features/presend/presend.handler';
import { PreviewHandler } from './features/preview/preview.handler';
import { ReceiveTwilioWebhookHandler } from './features/receive-twilio-webhook/receive-twilio-webhook.handler';
import { RequestHelpHandler } from './features/request-help/request-help.handler';
import { ResumeSendHandler } from './features/resume-send/resume-send.handler';
import { SendHandler } from './features/send/send.handler';
import { TestHandler } from './features/test/test.handler';
import { TestTextHandler } from './features/test-text/test-text.handler';
import { UpdateTemplateHandler } from './features/update-template/update-template.handler';
import { ChunkJob } from './jobs/chunk.job';
import { MigrationJob } from './jobs/migration.job';
import { NoticeJob } from './jobs/notice.job';
import { PlanJob } from './jobs/plan.job';
import { SweepJob } from './jobs/sweep.job';
import { TextChunkJob } from './jobs/text-chunk.job';
import { UnknownTextJob } from './jobs/unknown-text.job';
import { Accounts } from './neighbours/accounts';
import { GuestList } from './neighbours/guest-list';
import { PartyDirectory } from './neighbours/party-directory';
import { ReceiptDesk } from './neighbours/receipts';
import { Tokens } from './neighbours/tokens';
import { OnAccountChanged } from './reactions/on-account-changed';
import { OnCohostInvited } from './reactions/on-cohost-invited';
import { OnEmailVerificationRequested } from './reactions/on-email-verification-requested';
import { OnEmailVerified } from './reactions/on-email-verified';
import { OnPartyAccessChanged } from './reactions/on-party-access-changed';
import { OnPartyCancelled } from './reactions/on-party-cancelled';
import { OnPartyDeleted } from './reactions/on-party-deleted';
import { OnPasswordRecoveryRequested } from './reactions/on-password-recovery-requested';
import { OnPaymentCompleted } from './reactions/on-payment-completed';
import { OnPaymentSentBack } from './reactions/on-payment-sent-back';
import { OnPhoneCodeRequested } from './reactions/on-phone-code-requested';
import { OnRsvpChanged } from './reactions/on-rsvp-changed';
import { OnRsvpCreated } from './reactions/on-rsvp-created';
import { OnRsvpDeleted } from './reactions/on-rsvp-deleted';
import { OnRsvpReplied } from './reactions/on-rsvp-replied';
import { ChunkRepository } from './store/chunk.repository';
import { CHUNKS, chunkSchema } from './store/chunk.schema';
import { DayCountRepository } from './store/day-count.repository';
import { DAY_COUNTS, dayCountSchema } from './store/day-count.schema';
import { DeliveryListRepository } from './store/delivery-list.repository';
import { IncomingTextRepository } from './store/incoming-text.repository';
import { INCOMING_TEXTS, incomingTextSchema } from './store/incoming-text.schema';
import { noticesByKind } from './store/notice.migration';
import { NoticeRepository } from './store/notice.repository';
import { NOTICES, noticeSchema } from './store/notice.schema';
import { PaceRepository } from './store/pace.repository';
import { PACES, paceSchema } from './store/pace.schema';
import { QuotaRepository } from './store/quota.repository';
import { QUOTAS, quotaSchema } from './store/quota.schema';
import { EarlierSends } from './work/earlier-sends';
import { GotBefore } from './work/got-before';
import { RecipientsRepository } from './store/recipients.repository';
import { RECIPIENTS, recipientsSchema } from './store/recipients.schema';
import { SendRepository } from './store/send.repository';
import { SENDS, sendSchema } from './store/send.schema';
import { TemplateRepository } from './store/template.repository';
import { TEMPLATES, templateSchema } from './store/template.schema';
import { TextChunkRepository } from './store/text-chunk.repository';
import { TextReportRepository } from './store/text-report.repository';
import { UnverifiedSendRepository } from './store/unverified-send.repository';
import { ChunkRuns } from './work/chunk-runs';
import { Delivery, TextDelivery } from './work/delivery';
import { DraftMail } from './work/draft-mail';
import { AnswerReceipts } from './work/answer-receipts';
import { BuyerNotices } from './work/buyer-notices';
import { HostNotices } from './work/host-notices';
import { HostNews } from './work/host-news';
import { IncomingTexts } from './work/incoming-texts';
import { MailComposer } from './work/mail-composer';
import { SendCompletion } from './work/send-completion';
import { SendProgress } from './work/send-progress';
import { SendStarter } from './work/send-starter';
import { SendStop } from './work/send-stop';
import { SendingLimits } from './work/sending-limits';
import { UnverifiedSends } from './work/unverified-sends';
import { ReportIntake } from './work/report-intake';
import { TextQuote } from './work/text-quote';
import { Texting } from './work/texting';

/** What both modules need: the store, the mail server and the provider of texts. */
const shared = [
  TemplateRepository,
  SendRepository,
  EarlierSends,
  GotBefore,
  RecipientsRepository,
  ChunkRepository,
  DeliveryListRepository,
  TextChunkRepository,
  PaceRepository,
  SendCompletion,
  SendProgress,
  SendStarter,
  SendStop,
  UnverifiedSendRepository,
  UnverifiedSends,
  NoticeRepository,
  DayCountRepository,
  QuotaRepository,
  Accounts,
  GuestList,
  PartyDirectory,
  ReceiptDesk,
  Tokens,
  SendingLimits,
  TextQuote,
  MailComposer,
  AnswerReceipts,
  IncomingTextRepository,
  TextReportRepository,
  ReportIntake,
  Delivery,
  TextDelivery,
  { provide: Mailer, useClass: SmtpMailer },
  { provide: TextSender, useClass: TwilioTextSender },
  MessagingConfig.provider(),
];

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: TEMPLATES, schema: templateSchema },
      { name: SENDS, schema: sendSchema },
      { name: RECIPIENTS, schema: recipientsSchema },
      { name: CHUNKS, schema: chunkSchema },
      { name: PACES, schema: paceSchema },
      { name: QUOTAS, schema: quotaSchema },
      { name: NOTICES, schema: noticeSchema },
      { name: INCOMING_TEXTS, schema: incomingTextSchema },
      { name: DAY_COUNTS, schema: dayCountSchema },
    ]),
  ],
  providers: shared,
  exports: shared,
})
class MessagingCoreModule {}

/** Answers calls and reacts to facts. */
@Module({
  imports: [MessagingCoreModule],
  providers: [
    DraftMail,
    HostNews,
    TwilioWebhook,
    IncomingTexts,
    CancelSendHandler,
    CreateTemplateHandler,
    DeleteTemplateHandler,
    FindSendHandler,
    FollowSendHandler,
    GetSendHandler,
    GetSendingLimitHandler,
    GetSupportHandler,
    GetTextSampleHandler,
    ListDeliveriesHandler,
    ListSendsHandler,
    ListTemplatesHandler,
    PauseSendHandler,
    PresendHandler,
    PreviewHandler,
    ReceiveTwilioWebhookHandler,
    RequestHelpHandler,
    ResumeSendHandler,
    SendHandler,
    TestHandler,
    TestTextHandler,
    UpdateTemplateHandler,
    OnAccountChanged,
    OnCohostInvited,
    OnEmailVerificationRequested,
    OnEmailVerified,
    OnPartyAccessChanged,
    OnPartyCancelled,
    OnPartyDeleted,
    OnPasswordRecoveryRequested,
    OnPaymentCompleted,
    OnPaymentSentBack,
    OnPhoneCodeRequested,
    OnRsvpChanged,
    OnRsvpCreated,
    OnRsvpDeleted,
    OnRsvpReplied,
  ],
})
export class MessagingModule {}

/** Plans and sends, and mails or texts notices. */
@Module({
  imports: [MessagingCoreModule],
  providers: [
    ChunkJob,
    ChunkRuns,
    BuyerNotices,
    HostNotices,
    MigrationJob,
    NoticeJob,
    PlanJob,
    SweepJob,
    TextChunkJob,
    Texting,
    UnknownTextJob,
    migrationsOf([noticesByKind]),
  ],
})
export class MessagingWorkerModule {}
