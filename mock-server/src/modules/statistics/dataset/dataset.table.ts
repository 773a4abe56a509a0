import {
  datasetColumns,
  calculateF1,
  ingest,
  calculatePrecision,
  calculateRecall,
  statColumns,
  type Judgements,
} from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { toColumn, wholeTable } from '../../../platform/exports/table-file.ts'
import type { Text } from '../../../platform/messages/text.ts'
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
        toColumn(statColumns.day, ({ day }) => day),
        toColumn(datasetColumns.type, ({ type }, { language }) => type[language]),
        toColumn(datasetColumns.precision, (row) => calculatePrecision(row).value),
        toColumn(datasetColumns.recall, (row) => calculateRecall(row).value),
        toColumn(datasetColumns.f1, (row) => calculateF1(row)),
        toColumn(datasetColumns.correct, (row) => row.correct),
        toColumn(datasetColumns.missed, (row) => row.missed),
        toColumn(datasetColumns.wrong, (row) => row.wrong),
      ],
      [
        ...(await findJudgementRows(tx, filter, { labelType: ingest.EVALUATED.question, type: KNOWLEDGE })),
        ...(await findJudgementRows(tx, filter, { labelType: ingest.EVALUATED.rule, type: RULES })),
      ],
    ),
})

async function findJudgementRows(
  tx: TenantTx,
  { beginDay, endDay, bizTypeId }: StatRequest['filter'],
  { labelType, type }: { labelType: 1 | 2; type: Text },
): Promise<Row[]> {
  const days = await judgementsByDay(tx, { beginDay, endDay, bizTypeId, labelType })
  return days.map((day) => ({ ...day, type }))
}
