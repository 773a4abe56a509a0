import type { Language, userData } from '@console/contracts'
import { platformSources } from './platform-sources.ts'
import type { SourceRow } from './user-data.store.ts'

type Described = { rows: readonly SourceRow[]; language: Language; bizTypeId: number }

/** Every source of a business: all figures of the platform, then the labels that were made sources. */
export function describeSources(described: Described): userData.DataSource[] {
  return [...buildPlatformSources(described), ...buildLabelSources(described)]
}

/** All of them, active unless somebody deselected them. */
function buildPlatformSources({ rows, language, bizTypeId }: Described): userData.DataSource[] {
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
function buildLabelSources({ rows, bizTypeId }: Described): userData.DataSource[] {
  return rows.flatMap(({ id, labelId, labelName, isActive }) =>
    labelId === null || labelName === null
      ? []
      : [{ id, name: labelName, status: isActive ? 1 : 0, labelId, labelName, type: 'labelData', bizTypeId }],
  )
}
