import { statColumns, type stat } from '@console/contracts'
import { summedColumn, toColumn } from '../../../platform/exports/table-file.ts'
import { countQuestions, questionsRanked } from './rank.store.ts'
import { statTable } from './stat-table.ts'

type Question = stat.Ranking['rankList'][number]

/** All questions that were recommended, the most recommended first (STAT-044). */
export const questionTable = statTable<Question>({
  title: { en: 'recommendations', zh: '推荐统计' },
  table: async ({ tx: now, filter }) => ({
    columns: [
      toColumn(statColumns.question, (row) => row.name),
      summedColumn(statColumns.recommended, (row) => row.value),
      summedColumn(statColumns.accepted, (row) => row.tag1 ?? 0),
      summedColumn(statColumns.validRecommended, (row) => row.tag2 ?? 0),
    ],
    total: await countQuestions(now, filter),
    rows: (tx, { offset, limit }) => questionsRanked(tx, { filter, limit, offset }),
  }),
})
