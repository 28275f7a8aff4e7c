import { type CellNote, LONGEST_NOTE, type NotedRow } from '@festlig/contracts/contacts';
import { isTotal } from '@festlig/domain/contacts/align-row';
import { useTranslation } from 'react-i18next';

/** One thing to know about a row. `missing`: something is not there that the host may want to add. */
export interface Remark {
  text: string;
  missing: boolean;
}

type Remarked = Pick<NotedRow, 'kinds' | 'cells' | 'notes' | 'where' | 'abroad' | 'shares'>;

/** What there is to know about a row: cells left out or mended, and whether anything reaches the guest. */
export function useRowRemarks(): (row: Remarked) => Remark[] {
  const { t } = useTranslation('contacts');
  const ofNote = ({ field, how, was, now }: CellNote): Remark => {
    if (how === 'noted') return { text: t('importer.rows.noted', { was }), missing: false };
    if (field === 'row') return { text: t(`importer.rows.surplus.${how}`, { was }), missing: how === 'dropped' };
    if (field === 'note') return { text: t('importer.rows.noteShort', { count: LONGEST_NOTE }), missing: false };
    const name = t(`importer.rows.fields.${field}`);
    if (how === 'dropped') return { text: t('importer.rows.dropped', { name, was }), missing: true };
    if (field === 'maxPeople')
      return { text: t('importer.rows.people', { name, was, count: Number(now) }), missing: false };
    if (was === '') return { text: t('importer.rows.nameFrom', { now: now ?? '' }), missing: false };
    return { text: t('importer.rows.mended', { name, was, now: now ?? '' }), missing: false };
  };
  return ({ kinds, cells, notes, where, abroad, shares }) => {
    if (where !== null) return [{ text: t(`importer.duplicates.${where}`), missing: false }];
    const remarks = notes.map(ofNote);
    if (kinds.includes('wrong')) {
      const isSum = isTotal(cells.name ?? '');
      remarks.push({ text: t(`importer.rows.${isSum ? 'total' : 'wrong'}`), missing: !isSum });
    }
    if (kinds.includes('missing')) remarks.push({ text: t('importer.rows.none'), missing: true });
    if (kinds.includes('phoneOnly'))
      remarks.push({ text: t(`importer.rows.${abroad ? 'abroad' : 'phone'}`), missing: abroad });
    if (shares !== null) remarks.push({ text: t('importer.rows.shares', { name: shares }), missing: false });
    return remarks;
  };
}
