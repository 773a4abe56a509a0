import { f1Of, ingest, precisionOf, recallOf, type Judgements } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Text } from '../../../platform/messages/text.ts'
import { wireDay } from '../../../platform/exports/cell.ts'
import { wholeTable } from '../../../platform/exports/table-file.ts'
import { type StatRequest, statTable } from '../statistics/public.ts'
import { judgementsByDay } from './dataset.store.ts'

type Row = Judgements & { day: string; type: Text }

const KNOWLEDGE: Text = { en: 'Knowledge', zh: '知识' }
const RULES: Text = { en: 'Quality rules', zh: '质检规则' }

/** The quality of knowledge, then of quality rules, day by day; they have no organisation (DSET-002, DSET-Q4). */
export const datasetTable = statTable<Row>({
  title: { en: 'dataset-quality', zh: '数据集质量' },
  table: async ({ tx, filter }) =>
    wholeTable(
      [
        { head: { en: 'Day', zh: '日期' }, unit: 'timezone', cell: ({ day }) => wireDay(day) },
        { head: { en: 'Type', zh: '类型' }, cell: ({ type }, { language }) => type[language] },
        { head: { en: 'Precision', zh: '精确率' }, cell: (row) => precisionOf(row).value },
        { head: { en: 'Recall', zh: '召回率' }, cell: (row) => recallOf(row).value },
        { head: { en: 'F1', zh: 'F1' }, cell: (row) => f1Of(row) },
        { head: { en: 'Correct', zh: '正确' }, cell: (row) => row.correct },
        { head: { en: 'Missed', zh: '漏标' }, cell: (row) => row.missed },
        { head: { en: 'Wrong', zh: '误标' }, cell: (row) => row.wrong },
      ],
      [
        ...(await rowsOf(tx, filter, { labelType: ingest.EVALUATED.question, type: KNOWLEDGE })),
        ...(await rowsOf(tx, filter, { labelType: ingest.EVALUATED.rule, type: RULES })),
      ],
    ),
})

async function rowsOf(
  tx: TenantTx,
  { beginDay, endDay, bizTypeId }: StatRequest['filter'],
  { labelType, type }: { labelType: 1 | 2; type: Text },
): Promise<Row[]> {
  const days = await judgementsByDay(tx, { beginDay, endDay, bizTypeId, labelType })
  return days.map((day) => ({ ...day, type }))
}
