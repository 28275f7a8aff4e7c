import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DeleteRsvpHandler } from './features/delete-rsvp/delete-rsvp.handler';
import { EnlistRsvpsHandler } from './features/enlist-rsvps/enlist-rsvps.handler';
import { EnterRsvpHandler } from './features/enter-rsvp/enter-rsvp.handler';
import { ExportRsvpsHandler } from './features/export-rsvps/export-rsvps.handler';
import { GetOwnRsvpHandler } from './features/get-own-rsvp/get-own-rsvp.handler';
import { GetStatsHandler } from './features/get-stats/get-stats.handler';
import { ListHeadlinesHandler } from './features/list-headlines/list-headlines.handler';
import { ListRsvpsHandler } from './features/list-rsvps/list-rsvps.handler';
import { ReplyToRsvpHandler } from './features/reply-to-rsvp/reply-to-rsvp.handler';
import { SubmitRsvpHandler } from './features/submit-rsvp/submit-rsvp.handler';
import { UpdateRsvpHandler } from './features/update-rsvp/update-rsvp.handler';
import { SweepJob } from './jobs/sweep.job';
import { Guests } from './neighbours/guests';
import { Parties } from './neighbours/parties';
import { OnPartyDeleted } from './reactions/on-party-deleted';
import { ReplyHourRepository } from './store/reply-hour.repository';
import { REPLY_HOURS, replyHourSchema } from './store/reply-hour.schema';
import { DeletedReplyRepository } from './store/deleted-reply.repository';
import { ReplyListRepository } from './store/reply-list.repository';
import { ReplyRepository } from './store/reply.repository';
import { REPLIES, replySchema } from './store/reply.schema';
import { StrangerDayRepository } from './store/stranger-day.repository';
import { STRANGER_DAYS, strangerDaySchema } from './store/stranger-day.schema';
import { ThreadRepository } from './store/thread.repository';
import { UnlistedReplyRepository } from './store/unlisted-reply.repository';
import { AnswerReceipts } from './work/answer-receipts';
import { EnteredReplies } from './work/entered-replies';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: REPLIES, schema: replySchema },
      { name: REPLY_HOURS, schema: replyHourSchema },
      { name: STRANGER_DAYS, schema: strangerDaySchema },
    ]),
  ],
  providers: [
    AnswerReceipts,
    EnteredReplies,
    Guests,
    Parties,
    DeleteRsvpHandler,
    DeletedReplyRepository,
    EnlistRsvpsHandler,
    EnterRsvpHandler,
    ExportRsvpsHandler,
    GetOwnRsvpHandler,
    GetStatsHandler,
    ListHeadlinesHandler,
    ListRsvpsHandler,
    ReplyToRsvpHandler,
    SubmitRsvpHandler,
    UpdateRsvpHandler,
    OnPartyDeleted,
    SweepJob,
    ReplyHourRepository,
    ReplyListRepository,
    ReplyRepository,
    StrangerDayRepository,
    ThreadRepository,
    UnlistedReplyRepository,
  ],
})
export class RsvpModule {}
