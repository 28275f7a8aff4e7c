import type { Answer } from './render-route';

interface Failed {
  failed?: number;
  errors?: object;
}

/**
 * Answers a GraphQL query as the gateway does: the calls' responses by the names of the parts, or null and an error for
 * a refused part.
 */
export const screenAnswer =
  (name: string, parts: Record<string, Answer>): Answer =>
  async (request) => {
    const asked = Object.entries(parts).map(async ([part, answer]) => [part, await answer(request)] as const);
    const answered = await Promise.all(asked);
    const errors = answered.flatMap(([part, body]) => {
      const { failed: status, errors: reasons } = (body as Failed | null) ?? {};
      if (status === undefined) return [];
      return [{ path: [name, part], message: 'no', extensions: { status, body: { errors: reasons, message: '' } } }];
    });
    const refused = errors.map(({ path }) => path[1]);
    const data = answered.map(([part, body]) => [part, refused.includes(part) ? null : body]);
    return { data: { [name]: Object.fromEntries(data) }, ...(errors.length > 0 ? { errors } : {}) };
  };
