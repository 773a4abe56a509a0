import { problemColumns, type exports } from '@console/contracts'
import { NotFound } from '../../../../platform/errors.ts'
import { toColumn, type Column } from '../../../../platform/exports/table-file.ts'
import { tableExport } from '../../../export-kind.ts'
import { canManagePeople } from '../account.policy.ts'
import { problemView } from './import-view.ts'
import { countProblems, findImport, findProblems, type StoredProblem } from './import.store.ts'

const columns: readonly Column<StoredProblem>[] = [
  toColumn(problemColumns.line, ({ line }) => line),
  toColumn(problemColumns.column, (row, { language }) => problemView(row, language).column),
  toColumn(problemColumns.value, ({ value }) => value),
  toColumn(problemColumns.reason, (row, { language }) => problemView(row, language).reason),
]

/** Every refused line of an import. */
export const importProblemsExport = tableExport<
  Extract<exports.ExportRequest, { kind: 'importProblems' }>,
  StoredProblem
>({
  module: 'account',
  opType: 'account.exportProblems',
  policy: canManagePeople,
  check: async (tx, { filter }, { session }) => {
    if (!(await findImport(tx, session.userId, filter.id))) throw new NotFound()
  },
  title: { en: 'refused-lines', zh: '被拒绝的行' },
  table: async (tx, { filter }) => ({
    columns,
    total: await countProblems(tx, filter.id),
    rows: (page, { offset, limit }) => findProblems(page, filter.id, { offset, limit }),
  }),
})
