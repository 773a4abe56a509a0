import { stat, type Language } from '@console/contracts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { route } from '../../../access/route.ts'
import { platformSources } from './platform-sources.ts'
import { findChecks, findSources, type SourceRow } from './settings.store.ts'
import { canOpen } from '../../../access/policy.ts'

export const getUserDataConfig = route(stat.userDataConfig, {
  policy: canOpen('configuration.statistic'),
  handler: async ({ tx, language, query: { bizTypeId } }) => {
    await requireBusinessType(tx, bizTypeId)
    const rows = await findSources(tx, bizTypeId)
    return {
      userDataConfig: {
        sources: [
          ...platformSourcesOf({ rows, language, bizTypeId }),
          ...labelSourcesOf({ rows, bizTypeId }),
        ],
        checkConfigs: await findChecks(tx, bizTypeId),
      },
    }
  },
})

/** All of them, active unless somebody deselected them. */
function platformSourcesOf({
  rows,
  language,
  bizTypeId,
}: {
  rows: readonly SourceRow[]
  language: Language
  bizTypeId: number
}): stat.DataSource[] {
  return platformSources.map(({ metric, name }) => ({
    id: metric,
    name: name[language],
    status: (rows.find((row) => row.metric === metric)?.isActive ?? true) ? 1 : 0,
    labelId: null,
    labelName: '',
    type: 'platformData',
    bizTypeId,
  }))
}

/** The labels that were made sources, under their present names. */
function labelSourcesOf({
  rows,
  bizTypeId,
}: {
  rows: readonly SourceRow[]
  bizTypeId: number
}): stat.DataSource[] {
  return rows.flatMap(({ id, labelId, labelName, isActive }) =>
    labelId === null || labelName === null
      ? []
      : [{ id, name: labelName, status: isActive ? 1 : 0, labelId, labelName, type: 'labelData', bizTypeId }],
  )
}
