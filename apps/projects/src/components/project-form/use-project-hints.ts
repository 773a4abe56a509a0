import { projectEntity } from '@console/contracts'
import { useIntl } from 'react-intl'
import type { ProjectDraft } from './project-form.ts'

/** The hint of each field; `storedNeed` for an existing project. */
export function useProjectHints(storedNeed: number | null): Readonly<Record<keyof ProjectDraft, string>> {
  const { formatMessage } = useIntl()
  const { NAME_CHARACTERS, MAX_DESCRIPTION_CHARACTERS, MAX_MANPOWER } = projectEntity
  return {
    industryID: formatMessage({ id: 'projectForm.industry.missing' }),
    name: formatMessage({ id: 'projectForm.name.wrong' }, NAME_CHARACTERS),
    manpowerDemand: formatMessage(
      { id: 'projectForm.need.wrong' },
      { min: storedNeed ?? 0, max: MAX_MANPOWER },
    ),
    description: formatMessage({ id: 'projectForm.description.wrong' }, { max: MAX_DESCRIPTION_CHARACTERS }),
    status: formatMessage({ id: 'projectForm.status' }),
  }
}
