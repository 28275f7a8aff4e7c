import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Argon2Passwords } from './adapters/argon2-passwords';
import { Passwords } from './adapters/passwords';
import { IdentityConfig } from './config';
import { BeginConnectHandler } from './features/begin-connect/begin-connect.handler';
import { BeginPhoneHandler } from './features/begin-phone/begin-phone.handler';
import { CancelEmailChangeHandler } from './features/cancel-email-change/cancel-email-change.handler';
import { ChangeEmailHandler } from './features/change-email/change-email.handler';
import { ChangePasswordHandler } from './features/change-password/change-password.handler';
import { ClaimMailHandler } from './features/claim-mail/claim-mail.handler';
import { ConfirmEmailHandler } from './features/confirm-email/confirm-email.handler';
import { DeleteUserHandler } from './features/delete-user/delete-user.handler';
import { DescribeRecoveryHandler } from './features/describe-recovery/describe-recovery.handler';
import { DescribeVerificationHandler } from './features/describe-verification/describe-verification.handler';
import { EndOtherSessionsHandler } from './features/end-other-sessions/end-other-sessions.handler';
import { EndSessionHandler } from './features/end-session/end-session.handler';
import { FinishConnectHandler } from './features/finish-connect/finish-connect.handler';
import { GetInitialHandler } from './features/get-initial/get-initial.handler';
import { GetLoginsHandler } from './features/get-logins/get-logins.handler';
import { GetMailedLinkHandler } from './features/get-mailed-link/get-mailed-link.handler';
import { GetPhoneCodeHandler } from './features/get-phone-code/get-phone-code.handler';
import { GetSenderHandler } from './features/get-sender/get-sender.handler';
import { GetUserHandler } from './features/get-user/get-user.handler';
import { ListSessionsHandler } from './features/list-sessions/list-sessions.handler';
import { LoginHandler } from './features/login/login.handler';
import { LogoutHandler } from './features/logout/logout.handler';
import { RecoverPasswordHandler } from './features/recover-password/recover-password.handler';
import { RegisterHandler } from './features/register/register.handler';
import { ReplacePasswordHandler } from './features/replace-password/replace-password.handler';
import { RequestEmailVerificationHandler } from './features/request-email-verification/request-email-verification.handler';
import { ResolveSessionHandler } from './features/resolve-session/resolve-session.handler';
import { UnlinkProviderHandler } from './features/unlink-provider/unlink-provider.handler';
import { UpdateUserHandler } from './features/update-user/update-user.handler';
import { VerifyPhoneHandler } from './features/verify-phone/verify-phone.handler';
import { AttemptRepository } from './store/attempt.repository';
import { ATTEMPTS, attemptSchema } from './store/attempt.schema';
import { ConnectFlowRepository } from './store/connect-flow.repository';
import { CONNECT_FLOWS, connectFlowSchema } from './store/connect-flow.schema';
import { EmailRepository } from './store/email.repository';
import { PhoneRepository } from './store/phone.repository';
import { ProviderRepository } from './store/provider.repository';
import { SessionRepository } from './store/session.repository';
import { SESSIONS, sessionSchema } from './store/session.schema';
import { UserRepository } from './store/user.repository';
import { USERS, userSchema } from './store/user.schema';
import { LinkIssuer } from './work/link-issuer';
import { MailLimit } from './work/mail-limit';
import { OwnPassword } from './work/own-password';
import { PasswordTries } from './work/password-tries';
import { PhoneCodes } from './work/phone-codes';
import { SocialLogIn } from './work/social-log-in';
import { SocialProviders } from './work/social-providers';
import { TextLimit } from './work/text-limit';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: USERS, schema: userSchema },
      { name: SESSIONS, schema: sessionSchema },
      { name: ATTEMPTS, schema: attemptSchema },
      { name: CONNECT_FLOWS, schema: connectFlowSchema },
    ]),
  ],
  providers: [
    UserRepository,
    SessionRepository,
    AttemptRepository,
    EmailRepository,
    PhoneRepository,
    ConnectFlowRepository,
    ProviderRepository,
    LinkIssuer,
    MailLimit,
    OwnPassword,
    PasswordTries,
    PhoneCodes,
    SocialLogIn,
    SocialProviders,
    TextLimit,
    { provide: Passwords, useClass: Argon2Passwords },
    IdentityConfig.provider(),
    BeginConnectHandler,
    BeginPhoneHandler,
    CancelEmailChangeHandler,
    ChangeEmailHandler,
    ChangePasswordHandler,
    ClaimMailHandler,
    ConfirmEmailHandler,
    DeleteUserHandler,
    DescribeRecoveryHandler,
    DescribeVerificationHandler,
    EndOtherSessionsHandler,
    EndSessionHandler,
    FinishConnectHandler,
    GetInitialHandler,
    GetLoginsHandler,
    GetMailedLinkHandler,
    GetPhoneCodeHandler,
    GetSenderHandler,
    GetUserHandler,
    ListSessionsHandler,
    LoginHandler,
    LogoutHandler,
    RecoverPasswordHandler,
    RegisterHandler,
    ReplacePasswordHandler,
    RequestEmailVerificationHandler,
    ResolveSessionHandler,
    UnlinkProviderHandler,
    UpdateUserHandler,
    VerifyPhoneHandler,
  ],
})
export class IdentityModule {}
