import { Email } from '@festlig/contracts/define';
import { createConnection } from 'mongoose';

export const USAGE = `usage: quota <e-mail of the account> <mails a day | usual>
Sets how many mails a day one account may send; usual removes that setting. It applies from the next send.`;

const MOST = 10_000_000;

/** Null means the usual quota. */
function read(mails: string): number | null {
  if (mails === 'usual') return null;
  const number = Number(mails);
  if (!/^\d+$/.test(mails) || number > MOST) throw new Error(`${mails} is not a number of mails\n${USAGE}`);
  return number;
}

/**
 * Sets the quota in the identity service's own database; returns the line to print. @throws Error when there is no such
 * account
 */
export async function setQuota(uri: string, email: string, mails: string): Promise<string> {
  const dailyMails = read(mails);
  const address = Email.safeParse(email);
  if (!address.success) throw new Error(`${email} is not an e-mail address\n${USAGE}`);
  const connection = await createConnection(uri, { serverSelectionTimeoutMS: 5000, autoIndex: false }).asPromise();
  try {
    const users = connection.useDb('festlig-identity').collection('users');
    const update = dailyMails === null ? { $unset: { dailyMails: 1 } } : { $set: { dailyMails } };
    const { matchedCount } = await users.updateOne({ email: address.data }, update);
    if (matchedCount === 0) throw new Error('there is no account with that e-mail');
    return dailyMails === null ? 'the usual number of mails a day' : `${dailyMails} mails a day`;
  } finally {
    await connection.close();
  }
}
