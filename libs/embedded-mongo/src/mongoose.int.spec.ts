import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose, { Schema, type Connection } from 'mongoose';
import { testServer, type TestServer } from './testing/server';

let server: TestServer;
let connection: Connection;
beforeAll(async () => {
  server = await testServer();
  connection = await mongoose.createConnection(server.server.uri, { dbName: 'mongoose' }).asPromise();
});
afterAll(async () => {
  await connection.close();
  await server.stop();
});

const guestSchema = new Schema(
  {
    partyId: { type: Schema.Types.ObjectId, required: true },
    contactId: String,
    name: String,
    seats: { type: Number, default: 1 },
    answers: [{ question: String, text: String }],
    outbox: [{ event: String, at: Date }],
  },
  { timestamps: true, optimisticConcurrency: true },
);
guestSchema.index(
  { partyId: 1, contactId: 1 },
  { unique: true, partialFilterExpression: { contactId: { $exists: true } } },
);
guestSchema.index({ 'outbox.0.at': 1 }, { partialFilterExpression: { 'outbox.0': { $exists: true } } });

describe('mongoose', () => {
  test('builds its indexes once, and rebuilds those whose options differ', async () => {
    const Model = connection.model('Guest', guestSchema);
    await Model.init();
    expect(await Model.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
    await Model.collection.createIndex({ name: 1 });
    expect(await Model.syncIndexes()).toEqual(['name_1']);
  });

  test('creates, finds, changes and deletes documents', async () => {
    const Guest = connection.model('Guest', guestSchema);
    const partyId = new mongoose.Types.ObjectId();
    const guest = await Guest.create({ partyId, contactId: 'c1', name: 'Bo', answers: [{ question: 'q', text: 't' }] });
    await expect(Guest.create({ partyId, contactId: 'c1' })).rejects.toMatchObject({ code: 11000, keyPattern: { partyId: 1, contactId: 1 } });
    await Guest.create([{ partyId }, { partyId }]);
    expect(await Guest.countDocuments({ partyId })).toBe(3);
    guest.answers[0]!.text = 'changed';
    guest.outbox.push({ event: 'guest.changed', at: new Date() });
    await guest.save();
    const found = await Guest.findOne({ 'outbox.0': { $exists: true } }).orFail();
    expect([found.id, found.answers[0]!.text, found.seats]).toEqual([guest.id, 'changed', 1]);
    await Guest.updateOne({ _id: guest._id }, { $pull: { outbox: { event: 'guest.changed' } } });
    expect(await Guest.exists({ 'outbox.0': { $exists: true } })).toBeNull();
    expect(await Guest.deleteMany({ partyId })).toMatchObject({ deletedCount: 3 });
  });

  test('reports a conflict when another save came first', async () => {
    const Guest = connection.model('Guest', guestSchema);
    const made = await Guest.create({ partyId: new mongoose.Types.ObjectId(), name: 'a' });
    const [one, two] = [await Guest.findById(made._id).orFail(), await Guest.findById(made._id).orFail()];
    one.name = 'b';
    await one.save();
    two.name = 'c';
    await expect(two.save()).rejects.toThrow(mongoose.Error.VersionError);
  });

  test('populates, streams and aggregates', async () => {
    const Party = connection.model('Party', new Schema({ title: String, guests: [{ type: Schema.Types.ObjectId, ref: 'Guest' }] }));
    const Guest = connection.model('Guest', guestSchema);
    const partyId = new mongoose.Types.ObjectId();
    const guests = await Guest.insertMany(Array.from({ length: 250 }, (_, seats) => ({ partyId, seats })));
    await Party.create({ _id: partyId, title: 'p', guests: guests.slice(0, 3).map(({ _id }) => _id) });
    const party = await Party.findOne({ title: 'p' }).populate<{ guests: { seats: number }[] }>('guests').orFail();
    expect(party.guests.map(({ seats }) => seats)).toEqual([0, 1, 2]);
    let streamed = 0;
    for await (const _ of Guest.find({ partyId }).sort({ _id: 1 }).cursor({ batchSize: 60 })) streamed++;
    expect(streamed).toBe(250);
    const [sum] = await Guest.aggregate<{ seats: number }>([{ $match: { partyId } }, { $group: { _id: null, seats: { $sum: '$seats' } } }]);
    expect(sum!.seats).toBe((250 * 249) / 2);
  });

  test("changes arrays through mongoose's array methods", async () => {
    const List = connection.model('List', new Schema({ tags: [String], parts: [{ n: Number }], days: { type: Map, of: Number } }));
    const list = await List.create({ tags: ['b', 'c'], parts: [{ n: 1 }, { n: 2 }, { n: 3 }], days: { 10: 1 } });
    const tagsOf = (doc: typeof list) => doc.tags as mongoose.Types.Array<string>;
    const changes: ((doc: typeof list) => unknown)[] = [
      (doc) => tagsOf(doc).addToSet('c', 'd'),
      (doc) => tagsOf(doc).push({ $each: ['a'], $position: 0 } as never),
      (doc) => tagsOf(doc).$pop(),
      (doc) => tagsOf(doc).$shift(),
      (doc) => tagsOf(doc).pull('c'),
      (doc) => tagsOf(doc).unshift('z'),
      (doc) => doc.set('tags.1', 'y'),
      (doc) => doc.parts.id(doc.parts[1]!._id)!.deleteOne(),
      (doc) => (doc.parts[1]!.n = 4),
      (doc) => doc.days!.set('9', 2),
    ];
    for (const change of changes) {
      const doc = await List.findById(list._id).orFail();
      change(doc);
      await doc.save();
    }
    const saved = await List.findById(list._id).orFail().lean();
    expect([saved.tags, saved.parts.map(({ n }) => n), saved.days]).toEqual([['z', 'y'], [1, 4], { 9: 2, 10: 1 }]);
    expect(await List.find({ _id: { $in: [list._id] }, tags: { $nin: ['q'] } }).select({ parts: { $slice: 1 } })).toHaveLength(1);
  });

  test('reports at start that a unique index cannot be built', async () => {
    await connection.collection('doubles').insertMany([{ email: 'a' }, { email: 'a' }]);
    const Double = connection.model('Double', new Schema({ email: { type: String, unique: true } }));
    await expect(Double.init()).rejects.toMatchObject({ code: 11000 });
  });

  test('keeps timestamps, and finds subdocuments by their own ids', async () => {
    const Guest = connection.model('Guest', guestSchema);
    const made = await Guest.create({ partyId: new mongoose.Types.ObjectId(), answers: [{ question: 'a' }, { question: 'b' }] });
    const second = made.answers[1]!._id;
    const changed = await Guest.findOneAndUpdate(
      { _id: made._id, 'answers._id': second },
      { $set: { 'answers.$.text': 'yes' } },
      { returnDocument: 'after' },
    ).orFail();
    expect(changed.answers.map(({ text }) => text)).toEqual([undefined, 'yes']);
    expect([changed.createdAt, changed.updatedAt! >= made.updatedAt!]).toEqual([made.createdAt, true]);
    changed.answers.pull(made.answers[0]!._id);
    await changed.save();
    expect((await Guest.findById(made._id).orFail()).answers.map(({ _id }) => String(_id))).toEqual([String(second)]);
  });

  test('returns documents of different discriminators in one collection as different models', async () => {
    const Notice = connection.model('Notice', new Schema({ to: String }, { discriminatorKey: 'kind' }));
    const Mail = Notice.discriminator('Mail', new Schema({ subject: String }));
    const Text = Notice.discriminator('Text', new Schema({ length: Number }));
    await Mail.create({ to: 'a', subject: 's' });
    await Text.create({ to: 'b', length: 5 });
    expect((await Notice.find().sort({ to: 1 })).map((each) => each.constructor)).toEqual([Mail, Text]);
    expect(await Text.countDocuments()).toBe(1);
    await Mail.updateMany({}, { $set: { subject: 'new' } });
    expect((await Mail.find()).map(({ subject }) => subject)).toEqual(['new']);
  });

  test('saves in bulk, and inserts every valid document of an unordered insert', async () => {
    const Item = connection.model('Item', new Schema({ sku: { type: String, unique: true }, n: Number }));
    await Item.init();
    const docs = [{ sku: 'a', n: 1 }, { sku: 'b', n: 2 }, { sku: 'a', n: 3 }, { n: 'none' }, { sku: 'c', n: 4 }];
    const refused = await Item.insertMany(docs, { ordered: false }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 11000, result: { insertedCount: 3 }, writeErrors: [{ err: { index: 2 } }] });
    const items = await Item.find().sort({ sku: 1 });
    expect(items.map(({ n }) => n)).toEqual([1, 2, 4]);
    for (const item of items) item.n! += 10;
    expect(await Item.bulkSave(items)).toMatchObject({ matchedCount: 3, modifiedCount: 3 });
    expect((await Item.find().sort({ sku: 1 })).map(({ n }) => n)).toEqual([11, 12, 14]);
    const write = [{ updateOne: { filter: { sku: 'd' }, update: { $setOnInsert: { n: 5 } }, upsert: true } }];
    expect([(await Item.bulkWrite(write)).upsertedCount, (await Item.bulkWrite(write)).matchedCount]).toEqual([1, 1]);
  });
}); // prettier-ignore
