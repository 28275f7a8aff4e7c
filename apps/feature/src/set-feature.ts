import { Feature, FEATURES, type HistoryLine, type OperatedAct, type Plan } from '@festlig/contracts/party';
import { featuresOfPlan } from '@festlig/domain/billing/features';
import { RandomIds } from '@festlig/platform/ids';
import { createConnection } from 'mongoose';

export const USAGE = `usage: feature <party: id, short id or address> <feature> on | off
       feature <party> list
Enables a feature for one party, whatever its plan, or takes that back. It applies from the next request.
Features: ${FEATURES.join(', ')}`;

interface Change {
  feature: Feature;
  on: boolean;
}
interface StoredParty {
  _id: string;
  title: string;
  plan: Plan;
  sid: string;
  /** Its own address and earlier ones. */
  addresses?: string[];
  deletedAt: Date | null;
  version: number;
  enabledFeatures?: Feature[];
}

/** A line in the party's history. */
interface StoredLine extends Pick<HistoryLine, 'name' | 'fields'> {
  _id: string;
  partyId: string;
  userId: string;
  act: OperatedAct;
  at: Date;
}

/** Null means that the features are only listed. */
function read([name, state, ...more]: readonly string[]): Change | null {
  if (name === 'list' && state === undefined) return null;
  const feature = Feature.safeParse(name);
  if (!feature.success) throw new Error(`${name ?? 'nothing'} is not a feature\n${USAGE}`);
  if ((state !== 'on' && state !== 'off') || more.length > 0) throw new Error(USAGE);
  return { feature: feature.data, on: state === 'on' };
}

const named = (features: readonly Feature[]): string => (features.length === 0 ? 'none' : features.join(', '));

/**
 * Changes what an operator has enabled for a party, in the party service's own database, and increases the party's
 * version, so that no page goes on with an earlier answer; its owner sees a line of it in the party's history (rules:
 * party-features, history-of-acts). Returns the lines to print: what was done,
 * when and to which party, and how its features stand now. @throws Error when there is no such party
 */
export async function setFeature(uri: string, party: string, words: readonly string[], now: Date): Promise<string> {
  const change = read(words);
  const connection = await createConnection(uri, { serverSelectionTimeoutMS: 5000, autoIndex: false }).asPromise();
  try {
    const database = connection.useDb('festlig-party');
    const parties = database.collection<StoredParty>('parties');
    // In this order, as the product does: no address can hide another party behind that party's short id.
    const names = [{ _id: party }, { sid: party }, { addresses: party.toLowerCase() }];
    let found: StoredParty | null = null;
    for (const name of names) found ??= await parties.findOne({ ...name, deletedAt: null });
    if (!found) throw new Error('there is no party with that id, short id or address');
    const done: string[] = [];
    if (change) {
      const { feature, on } = change;
      const { modifiedCount } = await parties.updateOne(
        { _id: found._id, enabledFeatures: on ? { $ne: feature } : feature },
        {
          ...(on ? { $addToSet: { enabledFeatures: feature } } : { $pull: { enabledFeatures: feature } }),
          $inc: { version: 1 },
        },
      );
      if (modifiedCount > 0) {
        await database.collection<StoredLine>('history').insertOne({
          _id: new RandomIds().id(),
          partyId: found._id,
          userId: 'operator',
          name: 'Festlig',
          act: on ? 'operator.openFeature' : 'operator.closeFeature',
          fields: [feature],
          at: now,
        });
      }
      const what = `${feature} ${on ? 'on' : 'off'}`;
      done.push(
        modifiedCount > 0
          ? `${now.toISOString()} party ${found._id}: ${what}`
          : `nothing changed: ${what} is how party ${found._id} was`,
      );
    }
    const { title, plan, enabledFeatures = [] } = (await parties.findOne({ _id: found._id })) ?? found;
    const stands = [`by its plan, ${plan}: ${named(featuresOfPlan(plan))}`, `enabled: ${named(enabledFeatures)}`];
    return [...done, title, ...stands].join('\n');
  } finally {
    await connection.close();
  }
}
