import { account } from '@console/contracts'
import { route } from '../../../../access/route.ts'
import { NotFound } from '../../../../platform/errors.ts'
import { canManagePeople } from '../account.policy.ts'
import { problemView } from './import-view.ts'
import { countProblems, findImport, findProblems } from './import.store.ts'

export const listProblems = route(account.importProblems, {
  policy: canManagePeople,
  handler: async ({ tx, session, query: { id, pageIndex, pageSize }, language }) => {
    if (!(await findImport(tx, session.userId, id))) throw new NotFound()
    const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize }
    const problems = await findProblems(tx, id, page)
    return {
      records: problems.map((problem) => problemView(problem, language)),
      total: await countProblems(tx, id),
    }
  },
})
