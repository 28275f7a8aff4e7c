import type { Area, CropFormat } from '@festlig/domain/media/crop-area';
import { newKey } from './new-key';
import { dropFile, keepFiles, type KeptFile, keptFiles } from './kept-files';

/** Begins what stands for the address of a picture that is only in this browser. */
const LOCAL = 'local:';
const DRAFT = 'new';
/** Apart from the photos of a gallery that wait for the same party. */
const placeOf = (party: string) => `hero-of-${party}`;
/** What this tab has kept, where the browser keeps nothing. */
const inTab = new Map<string, KeptFile>();

/** Whether a hero picture is one that waits in this browser for its party to be saved (rule: own-picture-of-draft). */
export const isLocal = (heroImage: string | null): heroImage is string => heroImage?.startsWith(LOCAL) ?? false;

const idOf = (heroImage: string) => /^[^-]*/.exec(heroImage.slice(LOCAL.length))?.[0] ?? '';

async function keptFor(party: string): Promise<KeptFile[]> {
  const kept = await keptFiles(placeOf(party), Date.now());
  const others = [...inTab.values()].filter(
    ({ id, partyId }) => partyId === placeOf(party) && !kept.some((file) => file.id === id),
  );
  return [...kept, ...others];
}

async function keep(file: KeptFile): Promise<void> {
  inTab.set(file.id, file);
  await keepFiles([file]);
}

/** What stands for the address of a kept picture that looks like this. */
export const localAddress = (id: string, look: string): string => `${LOCAL}${id}-${look}.jpg`;

/**
 * Keeps a chosen and cropped picture for the draft. Returns what stands for its address: it says of the picture what the address
 * of one that has been sent says (photo-look.ts of the domain).
 */
export async function keepDraftPicture(file: File, parts: Record<CropFormat, Area>, look: string): Promise<string> {
  const id = newKey();
  const about = { name: file.name, modified: file.lastModified, keptAt: Date.now(), uploadKey: '' };
  await keep({ ...about, id, partyId: placeOf(DRAFT), file, parts });
  return localAddress(id, look);
}

/** The kept picture; undefined when this browser has it no more. */
export const draftPicture = async (heroImage: string): Promise<KeptFile | undefined> =>
  (await keptFor(DRAFT)).find(({ id }) => id === idOf(heroImage));

/** The draft has become this party, for which its picture now waits to be sent. */
export async function handOver(heroImage: string | null, partyId: string): Promise<void> {
  const picture = isLocal(heroImage) ? await draftPicture(heroImage) : undefined;
  if (picture) await keep({ ...picture, partyId: placeOf(partyId) });
}

/** The picture that waits to be sent to a party. */
export const waitingPicture = async (partyId: string): Promise<KeptFile | undefined> => (await keptFor(partyId)).at(-1);

export async function dropPicture(id: string): Promise<void> {
  inTab.delete(id);
  await dropFile(id);
}

/** The host leaves the draft: its picture goes with it. */
export const dropDraftPicture = async (heroImage: string | null | undefined): Promise<void> => {
  if (heroImage && isLocal(heroImage)) await dropPicture(idOf(heroImage));
};
