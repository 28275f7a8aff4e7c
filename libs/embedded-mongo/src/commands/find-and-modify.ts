import { decodeExact, isDoc, type Doc } from '../bson';
import { allowFields, CommandError, docField } from '../command-error';
import { find } from '../query/find';
import { compile } from '../query/matcher';
import { projection } from '../query/project';
import { collectionName, type Command } from './command';
import { updateDocuments } from './write';

/** Changes or removes one document and returns it, as it was before or after the change. */
export const findAndModify: Command = (body, context) => {
  allowFields(body, 'findAndModify', [
    ...['query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert', 'hint', 'bypassDocumentValidation'],
  ]);
  const name = collectionName(body, 'findAndModify');
  const { hint, update, remove, upsert } = body;
  if (remove && (update || body['new'] || upsert))
    throw new CommandError('FailedToParse', 'Cannot specify remove together with update, new or upsert');
  if (!remove && !isDoc(update) && !Array.isArray(update))
    throw new CommandError('FailedToParse', 'Either an update or remove=true must be specified');
  const filter = docField(body, 'query');
  const request = { filter, sort: docField(body, 'sort'), hint };
  const shape = projection(docField(body, 'fields'), compile(filter)) ?? ((doc: Doc): Doc => doc);
  return context.transaction(() => {
    if (remove) {
      const collection = context.catalog.find(context.db, name);
      const [record] = find(collection, { ...request, limit: 1 }).records;
      if (record) collection!.remove(record);
      return { lastErrorObject: { n: record ? 1 : 0 }, value: record ? shape(decodeExact(record.bson)) : null, ok: 1 };
    }
    const { matched, before, after, upserted } = updateDocuments(context, name, {
      ...request,
      update,
      multi: false,
      upsert: Boolean(upsert),
    });
    const value = body['new'] ? after : before;
    const lastErrorObject: Doc = { n: upserted ? 1 : matched, updatedExisting: matched > 0 };
    if (upserted) lastErrorObject['upserted'] = upserted['_id'];
    return { lastErrorObject, value: value ? shape(value) : null, ok: 1 };
  });
};
