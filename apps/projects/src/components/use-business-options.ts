import type { projectEntity } from '@console/contracts'
import type { FieldOption } from '@console/ui/form'
import { useIntl } from 'react-intl'

/** Businesses of a provider as options: one that another project has cannot be chosen, and says so. */
export function useBusinessOptions(businesses: readonly projectEntity.OwnBusiness[]): FieldOption<number>[] {
  const { formatMessage } = useIntl()
  return businesses.map(({ bizTypeID: value, bizTypeName: name, worksFor }) => {
    if (worksFor === null) return { value, label: name }
    const { projectName: project } = worksFor
    const id = project === null ? 'project.business.busyElsewhere' : 'project.business.busy'
    return { value, disabled: true, label: formatMessage({ id }, { name, project }) }
  })
}
