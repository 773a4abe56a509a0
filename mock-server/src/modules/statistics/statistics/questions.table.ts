import type { stat } from '@console/contracts'
import { countQuestions, questionsRanked } from './rank.store.ts'
import { statTable, summed } from './stat-table.ts'

type Question = stat.Ranking['rankList'][number]

/** All questions that were recommended, the most recommended first (STAT-044). */
export const questionTable = statTable<Question>({
  title: { en: 'recommendations', zh: '推荐统计' },
  table: async ({ tx: now, filter }) => ({
    columns: [
      { head: { en: 'Question', zh: '问题' }, cell: (row) => row.name },
      { head: { en: 'Recommended', zh: '推荐次数' }, ...summed((row) => row.value) },
      { head: { en: 'Accepted', zh: '采纳次数' }, ...summed((row) => row.tag1 ?? 0) },
      { head: { en: 'Valid', zh: '有效推荐次数' }, ...summed((row) => row.tag2 ?? 0) },
    ],
    total: await countQuestions(now, filter),
    rows: (tx, { offset, limit }) => questionsRanked(tx, { filter, limit, offset }),
  }),
})
